package org.tradebench.tests.compose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.tests.harness.Requirement.DOCKER;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.load.process.ThreadPerTask;
import org.tradebench.tests.harness.OwnCluster;
import org.tradebench.tests.harness.RawHttp;
import org.tradebench.tests.harness.Requires;

/** Checks how the outermost server of each proxy variant treats forged client addresses, foreign paths and endless requests. */
@Requires(DOCKER)
@Tag("full")
@OwnCluster
@Order(2)
@ParameterizedClass
@ValueSource(strings = {"none", "caching", "balancing"})
class EdgeIT {

    /** Longer than our servers wait for a complete head or small body, but shorter than their limits on idle connections. */
    private static final Duration PATIENCE = Duration.ofSeconds(35);

    private static Edge edge;

    @SuppressWarnings("unused") // each invocation has the servers that the first callback started
    EdgeIT(String proxy) {}

    @BeforeParameterizedClassInvocation
    static void start(String proxy) {
        edge = new Edge(proxy);
    }

    @AfterParameterizedClassInvocation
    static void stop() {
        edge.close();
    }

    @Test
    void replacesForgedClientHeaders() {
        String arrived = get("/daytrader/app", """
                Forwarded: for=6.6.6.1;proto=https
                X-Forwarded-For: 6.6.6.2
                X-Forwarded-For: 6.6.6.3, 6.6.6.4
                X-Forwarded-Proto: gopher
                X-Forwarded-Host: evil.example
                X-Forwarded-Port: 666
                X-Forwarded-By: 6.6.6.5
                """);

        assertThat(arrived)
                .contains(" 200 ")
                .containsPattern("(?i)X-Forwarded-For: \\d+\\.\\d+\\.")
                .containsPattern("(?i)X-Forwarded-Proto: http\n")
                .doesNotContain("6.6.6.", "gopher", "evil.example", ": 666\n");
    }

    @Test
    void forwardsApplicationPathsOnly() {
        assertThat(get("/daytrader", "")).contains("\n/daytrader\n");
        assertThat(get("/daytrader/app?action=quotes&symbols=s:1..2", ""))
                .contains("\n/daytrader/app?action=quotes&symbols=s:1..2\n");
        for (String path : List.of(
                "/",
                "/metrics",
                "/metrics?scope=base",
                "//metrics",
                "/health",
                "/health/ready",
                "/web-status",
                "/web-status?auto",
                "/status",
                "/daytraders",
                "/daytrader/../metrics",
                "/daytrader/..;/metrics",
                "/daytrader/%2e%2e/metrics",
                "/daytrader/%2E./metrics",
                "/daytrader%2f..%2fmetrics",
                "/daytrader/..%5cmetrics")) {
            assertThat(get(path, ""))
                    .as(path)
                    .containsPattern("^HTTP/1\\.1 40[034] ")
                    .doesNotContain("request ");
        }
    }

    @Test
    void servesStatusPagesToOwnZoneOnly() {
        if (!edge.proxy().equals("balancing")) {
            assertThat(edge.ask("internal", "web-metrics", 8081, "/web-status?auto"))
                    .contains("Total Accesses: ", "Scoreboard: ");
            assertThat(edge.ask("internal", "web-metrics", 8081, "/web-status"))
                    .as("requests, which may contain passwords")
                    .contains(" 404 ")
                    .doesNotContain("Srv", "GET ");
            assertThat(edge.ask("dmz", "web", 8081, "/web-status?auto")).doesNotContain("HTTP/1");
        }
        switch (edge.proxy()) {
            case "caching" -> {
                assertThat(edge.ask("dmz", "proxy-metrics", 8081, "/status")).contains("Active connections");
                assertThat(edge.ask("external", "proxy", 8081, "/status")).doesNotContain("HTTP/1");
            }
            case "balancing" -> {
                assertThat(edge.ask("dmz", "proxy-metrics", 8404, "/metrics")).contains("haproxy_frontend");
                assertThat(edge.ask("external", "proxy", 8404, "/metrics")).doesNotContain("HTTP/1");
            }
            default ->
                assertThat(edge.ask("external", "web", 8081, "/web-status?auto"))
                        .doesNotContain("HTTP/1");
        }
    }

    @Test
    void timesOutEndlessRequests() {
        int before = requests();
        CompletableFuture<String> head = CompletableFuture.supplyAsync(
                () -> trickle("GET /daytrader/app HTTP/1.1\nHost: localhost\n", "X-More: 1\n"), ThreadPerTask.THREADS);
        CompletableFuture<String> body = CompletableFuture.supplyAsync(
                () -> trickle("POST /daytrader/app HTTP/1.1\nHost: localhost\nContent-Length: 500\n\n", "x"),
                ThreadPerTask.THREADS);

        assertThat(head.join()).as("408, or closed by nginx without a response").matches("(?s)|HTTP/1\\.1 408 .*");
        String answer = body.join();
        if (edge.proxy().equals("caching")) {
            // nginx limits the pause between two reads, not the whole body: it holds a connection, but no server.
            assertThat(requests())
                    .as("requests, without the incomplete one, which nginx does not forward")
                    .isEqualTo(before + 1);
        } else {
            assertThat(answer).startsWith("HTTP/1.1 408 ");
        }
    }

    /** Sends the beginning, then a little each second until the server closes the connection; returns its response. */
    private static String trickle(String beginning, String more) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        try (Socket socket = new Socket(edge.address().getHost(), edge.address().getPort())) {
            socket.setSoTimeout(1_000);
            byte[] first = new byte[1];
            String next = beginning;
            while (System.nanoTime() < end) {
                socket.getOutputStream().write(next.replace("\n", "\r\n").getBytes(StandardCharsets.ISO_8859_1));
                next = more;
                try {
                    int read = socket.getInputStream().read(first);
                    return read < 0
                            ? ""
                            : new String(first, StandardCharsets.ISO_8859_1)
                                    + new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
                } catch (java.net.SocketTimeoutException nothingYet) {
                    // keeps sending
                }
            }
            return "still open after " + PATIENCE.toSeconds() + " s";
        } catch (SocketException cut) {
            return "";
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static int requests() {
        String answer = get("/daytrader/app", "");
        return Integer.parseInt(answer.replaceAll("(?s).*request (\\d+)\n.*", "$1"));
    }

    private static String get(String path, String headers) {
        return RawHttp.exchange(
                edge.address(), "GET " + path + " HTTP/1.1\nHost: localhost\nConnection: close\n" + headers + "\n");
    }
}
