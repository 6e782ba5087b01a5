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
 * Reads what an application server that runs elsewhere reports by MicroProfile Metrics: the CPU of its process and nothing finer. The page is requested every
 * few seconds only, because creating it costs the server a little.
 */
public final class MetricsPage implements Supplier<@Nullable TierSample> {
    private static final Duration PACE = Duration.ofSeconds(5);
    private static final Duration PATIENCE = Duration.ofSeconds(2);
    private static final String CPU_TIME = "cpu_processCpuTime_seconds";

    private final HttpClient client;
    private final URI page;
    private long next = System.nanoTime();

    /**
     * Creates the reader of a server's page.
     *
     * @param server the application's address; the page is beside it, at /metrics
     * @param trust determines which servers are trusted over https
     */
    public MetricsPage(URI server, SSLContext trust) {
        client = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(PATIENCE)
                .sslContext(trust)
                .build();
        page = server.resolve("/metrics?scope=base");
    }

    /** Returns a sample; null when the next one is not due yet, or the server does not report. */
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
        } catch (IOException unavailable) {
            return null;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return null;
        }
    }

    /** Returns the process's CPU time in a page of the Prometheus text format. */
    static Optional<Double> cpuSeconds(String text) {
        return text.lines()
                .filter(line -> line.startsWith(CPU_TIME))
                .map(line -> line.substring(line.lastIndexOf(' ') + 1))
                .filter(value -> value.matches("[0-9][0-9.eE+-]*"))
                .map(Double::valueOf)
                .findFirst();
    }
}
