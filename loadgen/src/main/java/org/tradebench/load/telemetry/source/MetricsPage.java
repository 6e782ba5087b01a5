package org.tradebench.load.telemetry.source;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import javax.net.ssl.SSLContext;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.telemetry.TierSample;

/**
 * What an application server that runs elsewhere tells of itself by MicroProfile Metrics: the CPU of its process and nothing finer. Asked
 * every few seconds, because making the page costs the server a little.
 */
public final class MetricsPage implements Supplier<@Nullable TierSample> {
    private static final Duration PACE = Duration.ofSeconds(5);
    private static final Duration PATIENCE = Duration.ofSeconds(2);
    private static final String CPU_TIME = "cpu_processCpuTime_seconds";

    private final HttpClient client;
    private final URI page;
    private long next = System.nanoTime();

    /**
     * A server's page.
     *
     * @param server the application's address; the page stands beside it, at /metrics
     * @param trust which server is spoken with over https
     */
    public MetricsPage(URI server, SSLContext trust) {
        client = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(PATIENCE)
                .sslContext(trust)
                .build();
        page = server.resolve("/metrics?scope=base");
    }

    /** A sample now and then; null when it is not time yet, or the server does not tell. */
    @Override
    public @Nullable TierSample get() {
        if (System.nanoTime() < next) {
            return null;
        }
        next = System.nanoTime() + PACE.toNanos();
        try {
            HttpResponse<String> answer = client.send(
                    HttpRequest.newBuilder(page)
                            .timeout(PATIENCE)
                            .header("Accept", "text/plain")
                            .build(),
                    HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));
            return answer.statusCode() == 200
                    ? cpuSeconds(answer.body())
                            .map(seconds -> new TierSample(seconds, null, null, null, null, null))
                            .orElse(null)
                    : null;
        } catch (IOException notTold) {
            return null;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return null;
        }
    }

    /** The process's CPU time in a page of the Prometheus text format. */
    static Optional<Double> cpuSeconds(String text) {
        return text.lines()
                .filter(line -> line.startsWith(CPU_TIME))
                .map(line -> line.substring(line.lastIndexOf(' ') + 1))
                .filter(value -> value.matches("[0-9][0-9.eE+-]*"))
                .map(Double::valueOf)
                .findFirst();
    }
}
