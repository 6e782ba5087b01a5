package org.tradebench.tests.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.validity.CheckOutcome;
import org.tradebench.load.validity.CheckResult;
import org.tradebench.load.validity.Validity;
import org.tradebench.load.warmup.WarmUp;
import org.tradebench.tests.harness.OwnSystem;
import org.tradebench.tests.harness.TraderCommand;

/** A small complete run: embedded database, application, load, consistency check, validity checks, report, and teardown. */
@OwnSystem
class RunIT {

    @TempDir
    Path parent;

    /** Environment variables of other programs, each of which would change or prevent a start if it were passed on. */
    private static final Map<String, String> FOREIGN = Map.of(
            "WLP_USER_DIR", "/nowhere/wlp",
            "WLP_OUTPUT_DIR", "/nowhere/output",
            "VARIABLE_SOURCE_DIRS", "/nowhere",
            "JVM_ARGS", "-Xmx1m",
            "JDK_JAVA_OPTIONS", "-XX:ActiveProcessorCount=1",
            "OPENJ9_JAVA_OPTIONS", "-Xmx1m",
            "PGDATA", "/nowhere/data",
            "PGOPTIONS", "-c nonsense=1");

    @Test
    void passesValidityChecksAndWritesReport() throws IOException {
        Path folder = parent.resolve("result");
        TraderCommand.Outcome outcome = TraderCommand.run(
                FOREIGN,
                "run",
                "--clients=4",
                "--users=200",
                "--quotes=100",
                "--warmup=steady:30s",
                "--duration=10s",
                "--mode=ejb",
                "--caching=distributed-map",
                "--cache-size=500",
                "--out=" + folder);

        // After so short a warm-up, the result may be inconclusive.
        assertThat(outcome.exitCode()).as(outcome.toString()).isIn(0, 4);
        RunRecord run = ResultFolder.of(folder).run();
        assertThat(run.checks()).as(outcome.toString()).noneMatch(check -> check.consequence() == Validity.INVALID);
        assertThat(check(run, "errors").outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(check(run, "consistency").outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(check(run, "caching").outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(check(run, "load-generator pauses").outcome()).isNotEqualTo(CheckOutcome.FAIL);
        assertThat(run.use().tiers().get(Tier.APPLICATION).jvm().poolThreads())
                .as("threads")
                .isPositive();
        assertThat(run.use().tiers().get(Tier.APPLICATION).jvm().liveBytes()).isGreaterThan(20L << 20);
        assertThat(run.use().tiers().get(Tier.LOAD_GENERATOR).jvm().pauses())
                .as("counted")
                .isNotNull();
        assertThat(run.use().database().sessions()).as("of the pool").isPositive();
        assertThat(run.use().database().busySessions()).isNotNull();
        assertThat(run.use().cache().templates()).containsKeys("Quote", "Account", "Holdings");
        assertThat(run.use().cache().all().hitRatio()).isBetween(0.2, 0.9999);
        assertThat(WarmUp.in(folder)).hasValueSatisfying(warmUp -> {
            boolean fewerCpus = Runtime.getRuntime().availableProcessors() < 4;
            assertThat(warmUp.fewUsersSeconds())
                    .as("a third of the maximum warm-up, where there are fewer CPUs than virtual users")
                    .isBetween(fewerCpus ? 10.0 : 0.0, fewerCpus ? 15.0 : 0.0);
            assertThat(warmUp.cycles()).as("of all users").isPositive();
        });
        assertThat(run.startSeconds()).as("until the first page").isPositive();
        assertThat(run.audit()).isNotEmpty().allMatch(line -> line.breaks() == 0);
        assertThat(LoadResult.read(folder.resolve("load-generator.json")).requestCount())
                .isPositive();
        Document report = Jsoup.parse(Files.readString(folder.resolve("report.html")));
        assertThat(report.select("[src], link[href]")).as("external resources").isEmpty();
        assertThat(report.select("svg")).isNotEmpty();
        assertThat(report.select("h1").text()).contains("distributed-map caching of 500 entries");
        run.checks().forEach(check -> assertThat(report.text()).contains(check.explanation()));
        FOREIGN.keySet()
                .forEach(name -> assertThat(run.environment().inherited()).containsEntry(name, "not passed on"));
        assertThat(Files.readString(folder.resolve("application/console.log"))).doesNotContain("Picked up");
        assertThat(ProcessHandle.allProcesses()
                        .filter(ProcessHandle::isAlive)
                        .filter(process ->
                                process.info().commandLine().orElse("").contains(folder.toString())))
                .as("processes left running")
                .isEmpty();
    }

    private static CheckResult check(RunRecord run, String name) {
        return run.checks().stream()
                .filter(check -> check.check().contains(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no check " + name + " among " + run.checks()));
    }
}
