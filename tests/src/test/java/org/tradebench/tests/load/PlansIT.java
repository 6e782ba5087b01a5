package org.tradebench.tests.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.validity.CheckOutcome;
import org.tradebench.load.validity.CheckResult;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.TraderCommand;

/** Runs each plan on the real application by the command line: no error, consistent data, and the plan's mix. */
@Tag("full")
class PlansIT {
    @TempDir
    Path parent;

    private static final RunningTrader TRADER = RunningTrader.get();

    @BeforeEach
    void restorePopulation() {
        TRADER.restore(Mode.DIRECT);
        TRADER.admin().set("MAX_USERS", Integer.toString(TRADER.users()));
        TRADER.admin().set("MAX_QUOTES", Integer.toString(TRADER.quotes()));
    }

    @AfterAll
    static void restoreSettings() {
        TRADER.admin().set("MAX_USERS", "2000");
        TRADER.admin().set("MAX_QUOTES", "1000");
    }

    @ParameterizedTest
    @ValueSource(strings = {"soap", "scenario", "scenario-high-volume", "midtier"})
    void passesValidityChecksWithEachPlan(String plan) {
        Path folder = parent.resolve("result");
        TraderCommand.Outcome outcome = TraderCommand.run(
                TRADER.database().environment(),
                "run",
                "--plan=" + plan,
                "--url=" + TRADER.root(),
                "--clients=2",
                "--warmup=600",
                "--duration=8s",
                "--users=" + TRADER.users(),
                "--quotes=" + TRADER.quotes(),
                "--seed=7",
                "--out=" + folder);

        RunRecord run = ResultFolder.of(folder).run();
        assertThat(run.checks())
                .as(outcome.toString())
                .filteredOn(check -> check.outcome() == CheckOutcome.PASS)
                .extracting(CheckResult::check)
                .contains("errors", "consistency", "acknowledged orders", "open orders");
        assertThat(run.checks())
                .as(outcome.toString())
                .filteredOn(check -> check.check().equals("operation mix"))
                .singleElement()
                .satisfies(check -> assertThat(check.outcome()).isNotEqualTo(CheckOutcome.FAIL));
        assertThat(run.settings().workload().plan().label()).isEqualTo(plan);
        assertThat(run.command()).contains("--plan " + plan);
        assertThat(outcome.output()).contains("plan " + plan);
    }
}
