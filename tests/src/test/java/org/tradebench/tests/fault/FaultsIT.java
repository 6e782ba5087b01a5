package org.tradebench.tests.fault;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tradebench.load.fault.FaultOutcome;
import org.tradebench.load.gates.Finding;
import org.tradebench.load.gates.GateResult;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.results.RunRecord;
import org.tradebench.tests.harness.OwnSystem;
import org.tradebench.tests.harness.RunningCompose;
import org.tradebench.tests.harness.TraderCommand;

/**
 * Every fault, made by the command that a person types, in one cluster of two application servers behind nginx and httpd. The load has a think time, so that
 * throughput can come back on a machine of any speed.
 */
@OwnSystem
@Order(1)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class FaultsIT {

    /** A slow machine needs longer to start a server again: then the same fault gets a longer window, once. */
    private static final int LONGER = 3;

    @TempDir
    Path parent;

    /** Seconds that a window needs on two cores with nothing else to do. */
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "pause-node@10+20, 60",
        "partition@10+20, 60",
        "kill-node@10+5, 80",
        "kill-database@10+2, 50",
        "restart-proxy@10+0, 40",
        "rolling-restart@10+0, 120"
    })
    @Order(1)
    void noOrderIsLostAndEverythingComesBack(String fault, int seconds) {
        RunRecord run = survived(RunningCompose.with(Map.of()), fault, seconds);

        assertThat(run.orders().unasked() + run.orders().twice())
                .as("doubled orders")
                .isZero();
    }

    @Test
    @Order(2)
    void withSessionsInTheDatabaseAKilledNodeCostsNoSession() {
        RunRecord run = survived(RunningCompose.with(Map.of("SESSIONS", "database")), "kill-node@10+5", 80);

        assertThat(run.faults().get(0).sessionsLost()).isZero();
    }

    private RunRecord survived(RunningCompose cluster, String fault, int seconds) {
        RunRecord run = run(cluster, fault, seconds);
        if (invalid(run).equals(List.of("recovery"))) {
            run = run(cluster, fault, LONGER * seconds);
        }
        assertThat(run.gates())
                .filteredOn(gate -> gate.finding() == Finding.INVALID)
                .as("what %s broke", fault)
                .isEmpty();
        assertThat(finding(run, "errors")).isEqualTo(Finding.OK);
        assertThat(finding(run, "money audit")).isEqualTo(Finding.OK);
        assertThat(finding(run, "acknowledged orders")).isEqualTo(Finding.OK);
        assertThat(finding(run, "fresh caches")).isEqualTo(Finding.OK);
        assertThat(finding(run, "recovery")).isEqualTo(Finding.OK);
        assertThat(finding(run, "steady throughput")).isEqualTo(Finding.NOT_JUDGED);
        assertThat(run.orders().acknowledged())
                .isPositive()
                .isEqualTo(run.orders().found());
        FaultOutcome outcome = run.faults().get(0);
        assertThat(fault).startsWith(outcome.fault());
        assertThat(outcome.ordersAcknowledged()).isPositive().isEqualTo(outcome.ordersFound());
        assertThat(outcome.end()).isGreaterThan(outcome.begin());
        return run;
    }

    private RunRecord run(RunningCompose cluster, String fault, int seconds) {
        Path folder = parent.resolve("result-" + seconds);
        TraderCommand.Outcome outcome = TraderCommand.run(
                cluster.environment(),
                "run",
                "--target=compose",
                "--fault=" + fault,
                "--clients=8",
                "--think-time=100ms",
                "--warmup=600",
                "--duration=" + Duration.ofSeconds(seconds).toSeconds() + "s",
                "--out=" + folder);
        assertThat(outcome.exitCode()).as(outcome.toString()).isIn(0, 3);
        return ResultFolder.of(folder).run();
    }

    private static List<String> invalid(RunRecord run) {
        return run.gates().stream()
                .filter(gate -> gate.finding() == Finding.INVALID)
                .map(GateResult::gate)
                .toList();
    }

    private static Finding finding(RunRecord run, String name) {
        return run.gates().stream()
                .filter(gate -> gate.gate().equals(name))
                .map(GateResult::finding)
                .findFirst()
                .orElseThrow(() -> new AssertionError("no gate " + name + " among " + run.gates()));
    }
}
