package org.tradebench.tests.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.tests.harness.Requirement.DOCKER;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.tradebench.load.fault.FaultOutcome;
import org.tradebench.load.process.ThreadPerTask;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.validity.CheckOutcome;
import org.tradebench.load.validity.CheckResult;
import org.tradebench.tests.harness.Await;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.OwnCluster;
import org.tradebench.tests.harness.Requires;
import org.tradebench.tests.harness.RunningCompose;
import org.tradebench.tests.harness.TraderCommand;

/**
 * Injects every fault with the command line into two clusters of two application servers behind nginx and httpd. The clusters run in parallel, because both mostly
 * wait, but no other test does: a server would need minutes to restart, and the other test would disturb throughput. Virtual users think for
 * seconds: 60 with 2 s of think time reach 90 % of a level as long as the response time grows by less than 0.2 s. Errors within 15 s after a fault's end are
 * still attributed to it; some seconds more remain for throughput to recover.
 */
@Requires(DOCKER)
@Tag("full")
@OwnCluster
@Isolated
class FaultsIT {

    /** A slow machine needs longer to restart a server: the run is then repeated once, with faults this many times further apart. */
    private static final int STRETCH = 2;

    @TempDir
    Path parent;

    @Test
    void survivesEachFault() {
        CompletableFuture<Void> standby =
                CompletableFuture.runAsync(this::survivesFailOverAndRollingRestart, ThreadPerTask.THREADS);
        try {
            survivesFaultsWithDatabaseSessions();
        } finally {
            // Waits for it in any case; if both fail, the other's failure is reported first.
            standby.handle((done, failed) -> failed).join();
        }
        standby.join();
    }

    /** Several faults in one run, each after recovery from the previous one. Faults that restart a server come last, because a slow machine needs longer for them. */
    private void survivesFaultsWithDatabaseSessions() {
        List<String> faults = List.of(
                "pause-node@20+12",
                "partition@60+12",
                "kill-database@100+2",
                "pause-database@130+6",
                "partition-database@165+6",
                "stop-database-fast@200+2",
                "restart-proxy@230+0",
                "lost-coordinator@255+5");
        Supplier<RunningCompose> cluster = () -> RunningCompose.with(Map.of("SESSIONS", "database"));
        assertThat(sessionsOfThreeLogins(cluster.get())).doesNotHaveDuplicates();

        RunRecord run = assertSurvives(cluster, faults, 315);

        assertThat(run.orders().unrequested() + run.orders().twice())
                .as("duplicate orders")
                .isZero();
        assertThat(run.faults().get(7).fault()).isEqualTo("lost-coordinator");
        assertThat(run.faults().get(7).sessionsLost()).isZero();
    }

    /** With sessions in memory, and a standby that takes over. Afterwards the cluster continues with one database. */
    private void survivesFailOverAndRollingRestart() {
        RunRecord run = assertSurvives(
                () -> RunningCompose.secondWith(Map.of("STANDBY", "synchronous")),
                List.of("fail-over-database@20+2", "rolling-restart@60+0"),
                160);

        assertThat(run.orders().unrequested() + run.orders().twice())
                .as("duplicate orders")
                .isZero();
    }

    /** Session ids of three logins of one browser, which logs out in between and sends the old session's cookie again. */
    private static List<String> sessionsOfThreeLogins(RunningCompose cluster) {
        Browser browser = browser(cluster);
        List<String> sessions = new ArrayList<>();
        for (String user : List.of("uid:1", "uid:2", "uid:3")) {
            String before = browser.cookie("JSESSIONID");
            assertThat(browser.login(user, "xxx").status()).isEqualTo(200);
            sessions.add(browser.cookie("JSESSIONID"));
            browser.getAction("logout");
            browser.setCookie("JSESSIONID", before == null ? sessions.get(0) : before);
        }
        return sessions;
    }

    /**
     * @param cluster starts the parts of the cluster that do not run
     * @param seconds length of the measurement interval that suffices on two idle cores
     */
    private RunRecord assertSurvives(Supplier<RunningCompose> cluster, List<String> faults, int seconds) {
        RunRecord run = run(cluster, faults, seconds);
        if (invalid(run).equals(List.of("recovery"))) {
            run = run(cluster, faults.stream().map(FaultsIT::delayed).toList(), STRETCH * seconds);
        }
        assertThat(run.checks())
                .filteredOn(check -> check.outcome() == CheckOutcome.FAIL)
                .as("failed checks with faults %s", faults)
                .isEmpty();
        assertThat(checkOutcome(run, "errors outside faults")).isEqualTo(CheckOutcome.PASS);
        assertThat(checkOutcome(run, "consistency")).isEqualTo(CheckOutcome.PASS);
        assertThat(checkOutcome(run, "acknowledged orders")).isEqualTo(CheckOutcome.PASS);
        assertThat(checkOutcome(run, "cache freshness")).isEqualTo(CheckOutcome.PASS);
        assertThat(checkOutcome(run, "user histories")).isEqualTo(CheckOutcome.PASS);
        assertThat(checkOutcome(run, "recovery")).isEqualTo(CheckOutcome.PASS);
        assertThat(checkOutcome(run, "steady throughput")).isEqualTo(CheckOutcome.NOT_APPLICABLE);
        assertThat(run.orders().acknowledged())
                .isPositive()
                .isEqualTo(run.orders().found());
        assertThat(run.faults()).hasSameSizeAs(faults);
        for (int i = 0; i < faults.size(); i++) {
            FaultOutcome outcome = run.faults().get(i);
            assertThat(faults.get(i)).startsWith(outcome.fault() + "@");
            assertThat(outcome.ordersAcknowledged())
                    .as("orders from %s on", outcome.fault())
                    .isPositive()
                    .isEqualTo(outcome.ordersFound());
            assertThat(outcome.end()).isGreaterThan(outcome.begin());
        }
        return run;
    }

    /** The same fault with the same duration, but {@value #STRETCH} times as late. */
    private static String delayed(String fault) {
        String[] parts = fault.split("[@+]", 3);
        return parts[0] + "@" + STRETCH * Integer.parseInt(parts[1]) + "+" + parts[2];
    }

    private RunRecord run(Supplier<RunningCompose> started, List<String> faults, int seconds) {
        RunningCompose cluster = started.get();
        awaitCorrectResponses(cluster);
        Path folder = parent.resolve("result-" + seconds);
        List<String> arguments = new ArrayList<>(List.of(
                "run",
                "--target=compose",
                "--clients=60",
                "--think-time=2s",
                "--warmup=600",
                "--duration=" + seconds + "s",
                "--out=" + folder));
        faults.forEach(fault -> arguments.add("--fault=" + fault));
        TraderCommand.Outcome outcome = TraderCommand.run(cluster.environment(), arguments.toArray(String[]::new));
        assertThat(outcome.exitCode()).as(outcome.toString()).isIn(0, 3);
        return ResultFolder.of(folder).run();
    }

    private static Browser browser(RunningCompose cluster) {
        return new Browser(URI.create(cluster.address().toString().replaceAll("/$", "")));
    }

    /** Waits for 100 consecutive correct responses: a proxy notices a restarted server some seconds after the container's own health check. */
    private static void awaitCorrectResponses(RunningCompose cluster) {
        Browser browser = browser(cluster);
        Await.until(
                "the cluster returns 100 consecutive correct responses",
                Duration.ofMinutes(3),
                () -> IntStream.range(0, 100)
                        .allMatch(i -> browser.get("/rest/quotes/s:1").status() == 200));
    }

    private static List<String> invalid(RunRecord run) {
        return run.checks().stream()
                .filter(check -> check.outcome() == CheckOutcome.FAIL)
                .map(CheckResult::check)
                .toList();
    }

    private static CheckOutcome checkOutcome(RunRecord run, String name) {
        return run.checks().stream()
                .filter(check -> check.check().equals(name))
                .map(CheckResult::outcome)
                .findFirst()
                .orElseThrow(() -> new AssertionError("no check " + name + " among " + run.checks()));
    }
}
