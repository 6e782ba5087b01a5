package org.tradebench.tests.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.statistics.PairedRatio;
import org.tradebench.tests.harness.ApplicationProcess;
import org.tradebench.tests.harness.Await;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Crowd;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.RunningTrader;

/**
 * Measures what 1,000 live clients cost: the application's CPU time per request with and without them, in alternating slices. Not a test: it asserts no time
 * and runs only when it is selected by name. Results go to {@code tests/target/live-clients-*.txt}.
 */
class LiveClientsBenchmark {

    private static final int CLIENTS = 1_000;
    private static final int BLOCKS = 10;
    private static final int USERS = 4;
    private static final int VISITS = 100;
    private static final int WARM_UP_SLICES = 10;
    private static final double NANOS_PER_MICRO = 1e3;

    private final ExecutorService threads = Executors.newFixedThreadPool(4);
    private final HttpClient client = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .executor(threads)
            .build();

    /** @param trading whether the load changes prices, so that each client gets a push per interval; otherwise clients are idle */
    @ParameterizedTest(name = "the load changes prices: {0}")
    @ValueSource(booleans = {false, true})
    void measuresCpuPerRequestWithLiveClients(boolean trading) throws Exception {
        RunningTrader trader = RunningTrader.second();
        trader.restore(Mode.DIRECT);
        Map<Integer, Double> with = new TreeMap<>();
        Map<Integer, Double> without = new TreeMap<>();
        List<String> lines = new ArrayList<>();
        try (ApplicationProcess server = ApplicationProcess.launch("live-clients", trader.database(), Map.of())
                .awaitReady()) {
            for (int slice = 0; slice < WARM_UP_SLICES; slice++) {
                microsPerRequest(server, trading);
            }
            for (int block = 1; block <= BLOCKS; block++) {
                // Alternates which of the two comes first.
                if (block % 2 == 0) {
                    without.put(block, microsPerRequest(server, trading));
                    with.put(block, withClients(server, trading));
                } else {
                    with.put(block, withClients(server, trading));
                    without.put(block, microsPerRequest(server, trading));
                }
                lines.add("block %d: %.0f µs of CPU per request with %d clients, %.0f without"
                        .formatted(block, with.get(block), CLIENTS, without.get(block)));
            }
        } finally {
            threads.shutdownNow();
        }
        PairedRatio ratio = PairedRatio.of(with, without);
        lines.add(
                "CPU time per request, ratio of with to without clients: %.3f (95 %%: %.3f to %.3f), %d blocks, the load changes prices: %s"
                        .formatted(ratio.ratio(), ratio.low(), ratio.high(), ratio.blocks(), trading));
        write(trading, lines);
    }

    private double withClients(ApplicationProcess server, boolean trading) throws Exception {
        List<AutoCloseable> clients = new ArrayList<>();
        try {
            URI root = server.root();
            IntStream.range(0, CLIENTS / 2).forEach(i -> {
                clients.add(EventReader.open(client, root));
                clients.add(SocketReader.open(client, root));
            });
            Browser metrics = new Browser(URI.create(root.toString().replace("/daytrader", "")));
            awaitClients(metrics, CLIENTS);
            double micros = microsPerRequest(server, trading);
            assertThat(ServerFigures.of(metrics, "trade_live_clients")).isEqualTo(CLIENTS);
            return micros;
        } finally {
            for (AutoCloseable each : clients) {
                each.close();
            }
            Browser metrics = new Browser(URI.create(server.root().toString().replace("/daytrader", "")));
            Browser buyer = server.browser();
            buyer.login("uid:1", "xxx");
            Await.until("all clients have disconnected", Duration.ofMinutes(2), () -> {
                // The server notices a closed stream at its next write.
                buyer.postAction("buy", "symbol", "s:1", "quantity", "1");
                return ServerFigures.of(metrics, "trade_live_clients") == 0;
            });
        }
    }

    private static void awaitClients(Browser metrics, int number) {
        Await.until(
                "all clients are connected",
                Duration.ofMinutes(2),
                () -> ServerFigures.of(metrics, "trade_live_clients") == number);
    }

    private static double microsPerRequest(ApplicationProcess server, boolean trading) {
        long before = cpu(server);
        Crowd.together(IntStream.range(0, USERS)
                .<Callable<Void>>mapToObj(user -> () -> {
                    visit(server.browser(), "uid:" + (10 + user), trading);
                    return null;
                })
                .toList());
        return (cpu(server) - before) / NANOS_PER_MICRO / (USERS * VISITS * 2);
    }

    private static void visit(Browser browser, String user, boolean trading) {
        assertThat(browser.login(user, "xxx").status()).isEqualTo(200);
        for (int visit = 0; visit < VISITS; visit++) {
            String symbol = "s:" + visit % 40;
            assertThat(browser.getAction("quotes", "symbols", symbol).status()).isEqualTo(200);
            assertThat((trading
                                    ? browser.postAction("buy", "symbol", symbol, "quantity", "1")
                                    : browser.getAction("account"))
                            .status())
                    .isEqualTo(200);
        }
    }

    /** CPU time of the whole server process in nanoseconds. */
    private static long cpu(ApplicationProcess server) {
        return ProcessHandle.of(server.server().pid())
                .orElseThrow()
                .info()
                .totalCpuDuration()
                .orElseThrow()
                .toNanos();
    }

    private static void write(boolean trading, List<String> lines) throws IOException {
        Path file = ProjectLayout.current()
                .base()
                .resolve("tests/target/live-clients-" + (trading ? "trading" : "reading") + ".txt");
        Files.write(file, lines);
        lines.forEach(System.out::println);
    }
}
