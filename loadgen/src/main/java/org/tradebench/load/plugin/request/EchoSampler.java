package org.tradebench.load.plugin.request;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import org.apache.jmeter.config.Arguments;
import org.apache.jmeter.protocol.java.sampler.AbstractJavaSamplerClient;
import org.apache.jmeter.protocol.java.sampler.JavaSamplerContext;
import org.apache.jmeter.samplers.SampleResult;
import org.jspecify.annotations.Nullable;

/**
 * Sends a message on a connection that a virtual user keeps, and waits for its answer: parameters {@code kind} (text, binary, upgrade), {@code url} (http or
 * https, the latter not for upgrade), {@code message}, {@code timeout} in ms. After a failure the next message has a new connection.
 */
public final class EchoSampler extends AbstractJavaSamplerClient {
    private @Nullable Echo connection;

    @Override
    public Arguments getDefaultParameters() {
        Arguments defaults = new Arguments();
        defaults.addArgument("kind", "text");
        defaults.addArgument("url", "http://localhost:9080/daytrader/pingTextSync");
        defaults.addArgument("message", "hello");
        defaults.addArgument("timeout", "60000");
        return defaults;
    }

    @Override
    public SampleResult runTest(JavaSamplerContext context) {
        SampleResult result = new SampleResult();
        result.setDataType(SampleResult.TEXT);
        String message = context.getParameter("message");
        result.setSamplerData(message);
        result.sampleStart();
        try {
            if (connection == null) {
                connection = connect(context);
            }
            String answer = connection.exchange(message);
            result.setResponseData(answer, StandardCharsets.UTF_8.name());
            result.setResponseCode("200");
            result.setResponseMessage("OK");
            result.setSuccessful(true);
        } catch (IOException | IllegalArgumentException e) {
            failed(result, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            failed(result, e);
        } finally {
            result.sampleEnd();
        }
        return result;
    }

    private void failed(SampleResult result, Exception e) {
        result.setSuccessful(false);
        result.setResponseCode("500");
        result.setResponseMessage(e.getMessage() == null ? e.toString() : e.getMessage());
        disconnect();
    }

    private static Echo connect(JavaSamplerContext context) throws IOException {
        String kind = context.getParameter("kind");
        URI url = URI.create(context.getParameter("url"));
        int patience = context.getIntParameter("timeout", 60_000);
        return switch (kind) {
            case "text", "binary" ->
                new WebSocketEcho(URI.create("ws" + url.toString().substring(4)), kind.equals("binary"), patience);
            case "upgrade" -> {
                if (!"http".equals(url.getScheme())) {
                    throw new IllegalArgumentException(
                            "url: expected an http address for kind upgrade, got \"" + url + "\"");
                }
                yield new UpgradedEcho(url, patience);
            }
            default ->
                throw new IllegalArgumentException("kind: expected text, binary or upgrade, got \"" + kind + "\"");
        };
    }

    @Override
    public void teardownTest(JavaSamplerContext context) {
        disconnect();
    }

    private void disconnect() {
        if (connection != null) {
            connection.close();
            connection = null;
        }
    }
}
