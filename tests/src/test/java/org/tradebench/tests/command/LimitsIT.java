package org.tradebench.tests.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.validity.Validity;
import org.tradebench.tests.harness.OwnSystem;
import org.tradebench.tests.harness.TraderCommand;

/** Runs whose database is slowed down, by a CPU limit or by a network delay in front of it. */
@OwnSystem
class LimitsIT {
    @TempDir
    static Path parent;

    private static TraderCommand.Outcome run(String name, String... more) {
        String[] base = {
            "run", "--virtual-users=4", "--users=200", "--quotes=100", "--warmup=400", "--duration=8s", "--compiler=c1"
        };
        String[] all = Arrays.copyOf(base, base.length + more.length + 1);
        System.arraycopy(more, 0, all, base.length, more.length);
        all[all.length - 1] = "--out=" + parent.resolve(name);
        return TraderCommand.run(Map.of(), all);
    }

    private static RunRecord record(String name, TraderCommand.Outcome outcome) {
        assertThat(outcome.exitCode()).as(outcome.toString()).isIn(0, 4);
        RunRecord run = ResultFolder.of(parent.resolve(name)).run();
        assertThat(run.checks()).as(outcome.toString()).noneMatch(check -> check.consequence() == Validity.INVALID);
        return run;
    }

    /** Where this user may not limit processes, the command must report it and start no load. */
    @Test
    void limitsDatabaseToConfiguredCpu() {
        TraderCommand.Outcome outcome = run("limited", "--database-cpus=0.05");
        if (outcome.exitCode() == 2) {
            assertThat(outcome.toString()).contains("the right to make a control group");
            return;
        }
        RunRecord run = record("limited", outcome);
        assertThat(run.settings().target().cpus()).isNotNull();
        assertThat(Objects.requireNonNull(run.use().tiers().get(Tier.DATABASE).cores()))
                .as("limit of 0.05, plus sampling error at the edges of a second")
                .isBetween(0.03, 0.07);
    }

    /** Nearly every request queries the database at least once, so that four virtual users together get at most four responses per 50 ms. */
    @Test
    void delaysEachStatement() {
        RunRecord run = record("delayed", run("delayed", "--database-delay=50ms"));

        assertThat(run.settings().target().databaseDelay()).hasMillis(50);
        assertThat(LoadResult.read(parent.resolve("delayed").resolve("load-generator.json"))
                        .requestCount())
                .isBetween(50L, 4 * 8 * 20 * 3L / 2);
    }
}
