package org.tradebench.load.loadgenerator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.histogram.HistogramFile;
import org.tradebench.load.histogram.SecondStatistics;
import org.tradebench.load.loadgenerator.FakeTrader.Request;
import org.tradebench.load.settings.MeasurementSettings;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.WarmupSettings;
import org.tradebench.load.settings.WorkloadSettings;

/** Runs the real JMeter and the standard plan against a fake application that logs requests. */
@RealJMeter
class JMeterRunIT {
    @TempDir
    Path folder;

    private final FakeTrader fake = new FakeTrader(0);

    @AfterEach
    void stop() {
        fake.close();
    }

    private LoadOrder settings(int clients, long warmupRequests) {
        return settings(fake, clients, warmupRequests, Duration.ofSeconds(2), 42);
    }

    private static LoadOrder settings(
            FakeTrader application, int clients, long warmupRequests, Duration interval, long seed) {
        return new LoadOrder(
                RunSettings.STANDARD
                        .withWorkload(WorkloadSettings.STANDARD
                                .withVirtualUsers(clients)
                                .withSeed(seed))
                        .withWarmup(WarmupSettings.requests(warmupRequests))
                        .withMeasurement(MeasurementSettings.of(interval)),
                application.target(),
                "test");
    }

    private JMeterProcess start(LoadOrder settings) {
        return JMeterProcess.start(
                new JMeterHome(Path.of("target/jmeter")), Plan.TRADE, settings, LoadGeneratorJvm.standard(), folder);
    }

    private LoadResult run(LoadOrder settings) throws InterruptedException {
        try (JMeterProcess process = start(settings)) {
            return process.await(second -> {});
        }
    }

    @Test
    void dealsMixExactlyAndCountsAsServerDoes() throws InterruptedException {
        List<LoadProgress> progress = new ArrayList<>();
        LoadResult result;
        try (JMeterProcess process = start(settings(4, 1000))) {
            result = process.await(progress::add);
        }

        assertThat(fake.connections()).isEqualTo(4);
        assertThat(result.errorCount() + result.warmup().errors()).isZero();
        assertThat(result.failures()).isEmpty();
        assertEveryDeckHoldsMix();
        assertNoUserIsShared();
        assertSumsAgree(result);
        assertThat(result.warmup().requests()).isGreaterThanOrEqualTo(1000);
        assertThat(result.intervalNanos()).isEqualTo(Duration.ofSeconds(2).toNanos());
        assertThat(result.threads()).hasSize(4).allSatisfy(user -> {
            assertThat(user.wallNanos()).isEqualTo(result.intervalNanos());
            assertThat(user.busyNanos()).isBetween(1L, user.wallNanos());
        });
        assertThat(progress)
                .filteredOn(second -> second.phase() == LoadProgress.Phase.INTERVAL)
                .hasSize(2)
                .last()
                .satisfies(second -> assertThat(second.requests()).isEqualTo(result.requestCount()));
    }

    /**
     * Identifies virtual users by their connection. The server cannot distinguish the portfolio before a sell from the operation portfolio; without both, and without
     * logins, each deck of 50 cards must show its 44 others, deck after deck.
     */
    private void assertEveryDeckHoldsMix() {
        Map<String, Long> deckWithoutPortfolio = Map.of(
                "quotes",
                20L,
                "home",
                10L,
                "account",
                5L,
                "logout",
                2L,
                "buy or sell",
                4L,
                "update_profile",
                2L,
                "register",
                1L);
        requestsByConnection().values().forEach(requests -> {
            List<String> played = requests.stream()
                    .map(Request::action)
                    .filter(action -> !action.equals("login") && !action.equals("portfolio"))
                    .map(action -> action.equals("buy") || action.equals("sell") ? "buy or sell" : action)
                    .toList();
            assertThat(played).hasSizeGreaterThan(44);
            for (int deck = 0; deck + 44 <= played.size(); deck += 44) {
                assertThat(played.subList(deck, deck + 44).stream()
                                .collect(Collectors.groupingBy(action -> action, Collectors.counting())))
                        .isEqualTo(deckWithoutPortfolio);
            }
        });
    }

    private void assertNoUserIsShared() {
        Map<String, Set<Integer>> clients = new HashMap<>();
        fake.log().stream()
                .filter(request -> request.action().equals("login"))
                .forEach(login -> clients.computeIfAbsent(login.parameters().get("uid"), unused -> new HashSet<>())
                        .add(login.connection()));
        assertThat(clients)
                .isNotEmpty()
                .allSatisfy(
                        (user, connections) -> assertThat(connections).as(user).hasSize(1));
    }

    private Map<Integer, List<Request>> requestsByConnection() {
        return fake.log().stream().collect(Collectors.groupingBy(Request::connection));
    }

    private void assertSumsAgree(LoadResult result) {
        assertThat(result.warmup().requests()
                        + result.requestCount()
                        + result.openAtEnd().requests()
                        + result.later())
                .isEqualTo(fake.requests());
        HistogramFile histograms = HistogramFile.read(folder.resolve(JMeterProcess.HISTOGRAMS));
        assertThat(result.requests()).isNotEmpty().allSatisfy(request -> {
            assertThat(histograms.requests(request.label()).getTotalCount())
                    .as(request.label())
                    .isEqualTo(request.requests() - request.errors());
        });
        assertThat(histograms.series().stream()
                        .mapToLong(SecondStatistics::count)
                        .sum())
                .isEqualTo(result.requestCount());
        assertThat(result.timeline().stream()
                        .mapToLong(LoadResult.Second::requests)
                        .sum())
                .isEqualTo(result.warmup().requests() + result.requestCount());
        result.played()
                .forEach((label, count) -> assertThat(
                                histograms.operations(label).getTotalCount())
                        .as("operations " + label)
                        .isEqualTo(count));
        assertThat(result.dealt().values().stream().mapToLong(Long::longValue).sum())
                .isEqualTo(result.requests().stream()
                        .filter(request -> request.kind() == LoadResult.Kind.OPERATION)
                        .mapToLong(LoadResult.Request::requests)
                        .sum());
    }

    @Tag("full")
    @Test
    void dividesUsersAmongSynchronizedProcesses() throws InterruptedException {
        LoadOrder whole = settings(5, 1001);
        List<LoadProcess> processes = new ArrayList<>();
        for (int number = 1; number <= 2; number++) {
            processes.add(JMeterProcess.start(
                    new JMeterHome(Path.of("target/jmeter")),
                    Plan.TRADE,
                    whole,
                    new Share(number, 2),
                    true,
                    LoadGeneratorJvm.standard(),
                    folder.resolve("load-generator-" + number)));
        }
        List<LoadProgress> progress = new ArrayList<>();
        List<LoadResult> results;
        try (LoadProcesses loadGenerators = new LoadProcesses(processes)) {
            results = loadGenerators.await(progress::add);
        }

        assertThat(results).extracting(LoadResult::clients).containsExactly(2, 3);
        assertThat(results.get(0).warmup().requests()).isGreaterThanOrEqualTo(400);
        assertThat(results.get(1).warmup().requests()).isGreaterThanOrEqualTo(601);
        assertThat(Duration.between(
                        results.get(0).intervalStart(), results.get(1).intervalStart()))
                .isBetween(Duration.ofMillis(-20), Duration.ofMillis(20));
        assertThat(results).allSatisfy(result -> {
            assertThat(result.intervalNanos()).isEqualTo(Duration.ofSeconds(2).toNanos());
            assertThat(result.threads())
                    .allSatisfy(user -> assertThat(user.wallNanos()).isEqualTo(result.intervalNanos()));
            assertThat(result.failures()).isEmpty();
        });
        assertThat(fake.connections()).isEqualTo(5);
        assertEveryDeckHoldsMix();
        assertNoUserIsShared();
        List<String> registered = fake.log().stream()
                .filter(request -> request.action().equals("register"))
                .map(request -> request.parameters().get("user id"))
                .toList();
        assertThat(registered).isNotEmpty().doesNotHaveDuplicates();
        assertThat(progress)
                .filteredOn(second -> second.phase() == LoadProgress.Phase.INTERVAL)
                .last()
                .satisfies(second -> assertThat(second.requests())
                        .isEqualTo(results.stream()
                                .mapToLong(LoadResult::requestCount)
                                .sum()));
    }

    @Tag("full")
    @Test
    void detectsEveryKindOfWrongPage() throws InterruptedException {
        WrongPages wrong = new WrongPages();
        fake.replacePages(wrong);
        LoadResult result = run(settings(4, 4000));

        long notCounted = result.openAtEnd().requests() + result.later();
        assertThat(result.warmup().errors() + result.errorCount()).isBetween(wrong.count() - notCounted, wrong.count());
        // Each kind of wrong page was returned for each action, even the rarest.
        assertThat(wrong.count("register")).isGreaterThanOrEqualTo(WrongPages.kinds());
        assertThat(result.failures()).isNotEmpty();
    }

    @Tag("full")
    @Test
    void logsEveryOrderWithItsNumber() throws Exception {
        fake.replacePages((request, right) -> request.action().equals("buy")
                        && request.parameters().get("symbol").endsWith("7")
                ? new FakeTrader.Page(502, "")
                : right);
        run(settings(4, 2000));

        List<String> lines = Files.readAllLines(folder.resolve("orders.csv"));
        assertThat(lines.get(0)).isEqualTo("time,user,type,order");
        List<String[]> orders =
                lines.stream().skip(1).map(line -> line.split(",", -1)).toList();
        assertThat(orders).hasSize(Math.toIntExact(fake.count("buy") + fake.count("sell")));
        assertThat(orders).allSatisfy(order -> {
            assertThat(Long.parseLong(order[0])).isPositive();
            assertThat(order[1]).startsWith("uid:");
            assertThat(order[2]).isIn("buy", "sell");
        });
        List<Long> numbers = orders.stream()
                .filter(order -> !order[3].isEmpty())
                .map(order -> Long.parseLong(order[3]))
                .toList();
        assertThat(numbers).doesNotHaveDuplicates().allMatch(number -> number <= fake.orders());
        assertThat(orders.size() - numbers.size()).isPositive();
        assertThat(fake.orders() - numbers.size()).isEqualTo(orders.size() - numbers.size());
    }

    @Tag("full")
    @Test
    void logsInAgainOnlyAfterLostSession() throws InterruptedException {
        AtomicInteger homes = new AtomicInteger();
        AtomicInteger lost = new AtomicInteger();
        fake.replacePages((request, right) -> {
            if (!request.action().equals("home")) {
                return right;
            }
            int home = homes.incrementAndGet();
            if (home % 20 == 0) {
                lost.incrementAndGet();
                return new FakeTrader.Page(401, "<title>DayTrader Login</title>");
            }
            return home % 3 == 0 ? new FakeTrader.Page(503, "") : right;
        });
        LoadResult result = run(settings(4, 2000));

        long found = result.timeline().stream()
                .mapToLong(LoadResult.Second::sessionsLost)
                .sum();
        assertThat(found).isBetween(lost.get() - result.openAtEnd().requests() - result.later(), (long) lost.get());
        // A session ends with a logoff, a register or the login page; each thread may be within one at the end.
        long ended = fake.count("logout") + fake.count("register") + lost.get();
        assertThat(fake.count("login")).isBetween(ended - fake.count("register"), ended + 4);
    }

    @Tag("full")
    @Test
    void repeatsRequestsForSameSeed() throws InterruptedException {
        List<Request> first = requestsOfOneVirtualUser(42);
        List<Request> again = requestsOfOneVirtualUser(42);
        List<Request> other = requestsOfOneVirtualUser(43);
        int both = Math.min(first.size(), again.size());
        assertThat(both).isGreaterThan(100);
        assertThat(again.subList(0, both)).isEqualTo(first.subList(0, both));
        assertThat(other.subList(0, 100)).isNotEqualTo(first.subList(0, 100));
    }

    private List<Request> requestsOfOneVirtualUser(long seed) throws InterruptedException {
        try (FakeTrader application = new FakeTrader(0)) {
            run(settings(application, 1, 300, Duration.ofSeconds(1), seed));
            return application.log().stream()
                    .map(request -> new Request(0, request.user(), request.method(), request.parameters()))
                    .toList();
        }
    }

    @Tag("full")
    @Test
    void failsWhenServerDies() throws InterruptedException {
        // Long enough that only the failures can end it.
        LoadOrder settings = settings(fake, 2, 100, Duration.ofHours(1), 42);
        try (JMeterProcess process = start(settings)) {
            assertThatThrownBy(() -> process.await(second -> fake.close()))
                    .isInstanceOf(Failure.class)
                    .hasMessageContaining("requests in a row failed")
                    .hasMessageContaining("Connection refused");
        }
        assertThat(LoadResult.read(folder.resolve(LoadResult.FILE)).ended()).isEqualTo(LoadResult.Ended.FAILED);
    }

    @Tag("full")
    @Test
    void keepsResultsOfInterruptedRun() {
        JMeterProcess process = start(settings(2, 100));
        assertThatThrownBy(() -> process.await(second -> process.close()))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("ended from outside");
        LoadResult result = LoadResult.read(folder.resolve(LoadResult.FILE));
        assertThat(result.ended()).isEqualTo(LoadResult.Ended.INTERRUPTED);
        assertThat(result.warmup().requests() + result.requestCount()).isPositive();
        HistogramFile.read(folder.resolve(JMeterProcess.HISTOGRAMS));
    }

    @Test
    void reportsMissingServerBeforeLoad() {
        fake.close();
        assertThatThrownBy(() -> start(settings(1, 0)))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("no application answers at " + fake.target());
    }
}
