package org.tradebench.tests.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.histogram.HistogramFile;
import org.tradebench.load.loadgenerator.LoadMerge;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.process.ThreadPerTask;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.validity.CheckOutcome;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.TraderCommand;

/** Two load-generator processes on one application give one result, as a single process would. */
@Tag("full")
class SeveralLoadGeneratorsIT {
    @TempDir
    Path parent;

    private final RunningTrader trader = RunningTrader.get();

    @BeforeEach
    void restorePopulation() {
        trader.restore(Mode.DIRECT);
    }

    private List<String> load(String... more) {
        List<String> arguments = new ArrayList<>(List.of(more));
        arguments.addAll(List.of(
                "--url=" + trader.root(),
                "--clients=5",
                "--warmup=300",
                "--duration=5s",
                "--users=" + trader.users(),
                "--quotes=" + trader.quotes(),
                "--seed=7"));
        return arguments;
    }

    private TraderCommand.Outcome run(List<String> arguments) {
        return TraderCommand.run(trader.database().environment(), arguments.toArray(String[]::new));
    }

    @Test
    void mergesTwoLoadGeneratorsIntoOneRun() {
        Path folder = parent.resolve("result");
        TraderCommand.Outcome outcome = run(load("run", "--load-generators=2", "--out=" + folder));

        RunRecord run = ResultFolder.of(folder).run();
        assertThat(run.settings().workload().loadGenerators()).isEqualTo(2);
        assertThat(run.command()).contains("--load-generators 2");
        assertThat(run.use().nodes())
                .as(outcome.toString())
                .extracting(node -> node.node().name())
                .contains("load-generator-1", "load-generator-2");
        assertSumOfShares(run, folder);
    }

    @Test
    void mergesSharesOfSeparateProcesses() {
        String opens =
                Instant.now().plusSeconds(30).truncatedTo(ChronoUnit.MILLIS).toString();
        List<Path> folders = List.of(parent.resolve("b"), parent.resolve("a"));
        List<CompletableFuture<TraderCommand.Outcome>> shares = new ArrayList<>();
        for (int share = 1; share <= 2; share++) {
            List<String> arguments = load(
                    "drive",
                    "--share=" + share + "/2",
                    "--run-id=it-" + System.currentTimeMillis() / 100_000,
                    "--measure-at=" + opens,
                    "--out=" + folders.get(share - 1));
            shares.add(CompletableFuture.supplyAsync(() -> run(arguments), ThreadPerTask.THREADS));
        }
        shares.forEach(share ->
                assertThat(share.join().exitCode()).as(share.join().toString()).isZero());

        Path folder = parent.resolve("merged");
        TraderCommand.Outcome missing = run(List.of("merge", folders.get(1).toString(), "--out=" + folder));
        assertThat(missing.exitCode()).isEqualTo(2);
        assertThat(missing.lines()).hasSize(1).first().asString().contains("share 1/2 is missing");

        TraderCommand.Outcome outcome =
                run(List.of("merge", folders.get(1).toString(), folders.get(0).toString(), "--out=" + folder));
        assertThat(outcome.lines()).as(outcome.toString()).anyMatch(line -> line.contains("2 load generators"));
        RunRecord run = ResultFolder.of(folder).run();
        assertThat(run.interval().start())
                .isCloseTo(Instant.parse(opens).toEpochMilli(), within(LoadMerge.BOUND.toMillis()));
        assertSumOfShares(run, folder);
    }

    private void assertSumOfShares(RunRecord run, Path folder) {
        LoadResult whole = LoadResult.read(folder.resolve("load-generator.json"));
        List<Path> parts = List.of(folder.resolve("load-generator-1"), folder.resolve("load-generator-2"));
        List<LoadResult> results = parts.stream()
                .map(part -> LoadResult.read(part.resolve("load-generator.json")))
                .toList();
        assertThat(results).extracting(LoadResult::clients).containsExactly(2, 3);
        assertThat(whole.requestCount())
                .isPositive()
                .isEqualTo(results.stream().mapToLong(LoadResult::requestCount).sum());
        assertThat(whole.warmup().requests()).isGreaterThanOrEqualTo(300);
        assertThat(whole.threads()).hasSize(5);
        HistogramFile histograms = HistogramFile.read(folder.resolve("histograms.hlog"));
        assertThat(histograms.allRequests().getTotalCount()).isEqualTo(whole.requestCount() - whole.errorCount());
        assertThat(histograms.series()).hasSizeBetween(5, 5);
        assertThat(run.checks())
                .filteredOn(check ->
                        check.check().contains("consistency") || check.check().contains("errors"))
                .hasSizeGreaterThanOrEqualTo(2)
                .allMatch(check -> check.outcome() == CheckOutcome.PASS);
        assertThat(run.notes())
                .anyMatch(note -> note.matches("the measurement intervals of 2 load generators began \\d+ ms apart"));
        // No two virtual users registered the same user: the second registration would have failed.
        assertThat(Rows.value(trader.database(), "SELECT count(*) FROM account WHERE user_id LIKE 'ru:%'"))
                .isNotEqualTo("0");
    }
}
