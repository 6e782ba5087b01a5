package org.tradebench.tests.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.tests.harness.ApplicationProcess;
import org.tradebench.tests.harness.Await;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Caching;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.RunningTrader;

/**
 * Staleness: the time from an update's commit to the last server's first fresh answer. Not a test: it asserts no time, and runs only when it is selected by
 * name. The histogram goes to {@code tests/target/staleness-*.txt}, in milliseconds.
 *
 * <p>The commit time is taken as the time of the last database query that did not show it yet. Staleness is thus overstated by at most one query and one
 * request to the server, but never understated.
 */
class StalenessBenchmark {

    private static final int SERVERS = 3;
    private static final int WARM_UP = 100;
    private static final int UPDATES = 500;
    private static final String SYMBOL = "s:1";
    private static final Pattern VOLUME = Pattern.compile("\"volume\"\\s*:\\s*\"?([0-9]+)");
    private static final double NANOS_PER_MILLI = 1e6;

    private final HttpClient client = HttpClient.newHttpClient();
    private final ExecutorService watchers = Executors.newCachedThreadPool();

    @ParameterizedTest(name = "updates wait for confirmation: {0}")
    @ValueSource(booleans = {false, true})
    void measuresStalenessAfterCommit(boolean confirmed) throws Exception {
        RunningTrader trader = RunningTrader.second();
        trader.restore(Mode.DIRECT);
        Map<String, String> settings = Map.of("CACHE_WAIT_FOR_CONFIRMATION", Boolean.toString(confirmed));
        try (RunningCluster cluster = RunningCluster.start("node", trader.database(), SERVERS, settings);
                Connection connection = connect(trader.database())) {
            cluster.set(Caching.DISTRIBUTED_MAP, 1);
            List<ApplicationProcess> readers = cluster.cachingServers();
            Browser writer = readers.get(0).browser();
            assertThat(writer.login("uid:0", "xxx").status()).isEqualTo(200);
            Histogram staleness = new Histogram(3);
            for (int update = 0; update < WARM_UP + UPDATES; update++) {
                long nanos = staleness(connection, readers, writer);
                if (update >= WARM_UP) {
                    staleness.recordValue(nanos);
                }
            }
            write(staleness, confirmed);
        } finally {
            watchers.shutdownNow();
        }
    }

    private long staleness(Connection connection, List<ApplicationProcess> readers, Browser writer) throws Exception {
        long before = volume(connection);
        Watcher database = new Watcher(() -> volume(connection), before);
        List<Watcher> servers = new ArrayList<>();
        for (ApplicationProcess reader : readers) {
            servers.add(new Watcher(() -> volume(reader), before));
        }
        List<Watcher> all = new ArrayList<>(servers);
        all.add(database);
        List<Future<Watcher>> watching = all.stream().map(watchers::submit).toList();
        Await.until(
                "all watchers have started",
                Duration.ofSeconds(30),
                () -> all.stream().allMatch(Watcher::isReady));
        assertThat(writer.postAction("buy", "symbol", SYMBOL, "quantity", "1").status())
                .isEqualTo(200);
        for (Future<Watcher> watcher : watching) {
            watcher.get();
        }
        return servers.stream().mapToLong(Watcher::seen).max().orElseThrow() - database.notBefore();
    }

    private long volume(ApplicationProcess server) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(server.root().resolve("/daytrader/rest/quotes/" + SYMBOL))
                .build();
        String answer = client.send(request, BodyHandlers.ofString()).body();
        Matcher volume = VOLUME.matcher(answer);
        assertThat(volume.find()).as(answer).isTrue();
        return Long.parseLong(volume.group(1));
    }

    private static long volume(Connection connection) throws Exception {
        try (PreparedStatement select = connection.prepareStatement("SELECT volume FROM quote WHERE symbol = ?")) {
            select.setString(1, SYMBOL);
            try (ResultSet row = select.executeQuery()) {
                row.next();
                return row.getLong(1);
            }
        }
    }

    private static Connection connect(DatabaseSettings database) throws Exception {
        return DriverManager.getConnection(database.jdbcUrl(), database.connectionProperties());
    }

    private static void write(Histogram staleness, boolean confirmed) throws IOException {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        staleness.outputPercentileDistribution(new PrintStream(text, true, StandardCharsets.UTF_8), 1, NANOS_PER_MILLI);
        Path file = ProjectLayout.current()
                .base()
                .resolve("tests/target/staleness-" + (confirmed ? "confirmed" : "unconfirmed") + ".txt");
        Files.write(file, text.toByteArray());
        System.out.printf(
                "Staleness over %d servers, %d updates, ms: median %.1f, p90 %.1f, p99 %.1f, max %.1f (%s)%n",
                SERVERS - 1,
                staleness.getTotalCount(),
                staleness.getValueAtPercentile(50) / NANOS_PER_MILLI,
                staleness.getValueAtPercentile(90) / NANOS_PER_MILLI,
                staleness.getValueAtPercentile(99) / NANOS_PER_MILLI,
                staleness.getMaxValue() / NANOS_PER_MILLI,
                file.getFileName());
    }
}
