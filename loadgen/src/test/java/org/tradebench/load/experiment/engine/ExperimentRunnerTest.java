package org.tradebench.load.experiment.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.TrialMetrics;
import org.tradebench.load.experiment.TrialRecord;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.study.Studies;
import org.tradebench.load.study.Study;
import org.tradebench.load.validity.Validity;

class ExperimentRunnerTest {
    private static final Study STUDY = new Studies(Path.of("src/test/resources/studies")).of("caching-mode");

    @TempDir
    private Path folder;

    private final AtomicLong clock = new AtomicLong();
    private final List<String> made = new ArrayList<>();

    static ExperimentRecord empty(Study study, int blocks, long seed) {
        return new ExperimentRecord(
                1,
                study.name(),
                study.experiment().text(),
                Map.of(),
                false,
                "embedded",
                Map.of(),
                blocks,
                seed,
                RandomizedBlocks.of(study.experiment(), blocks, seed).hash(),
                "./trader study " + study.name(),
                Instant.EPOCH,
                Instant.EPOCH,
                Map.of(),
                List.of(),
                null);
    }

    static TrialMetrics metrics(double operations) {
        return new TrialMetrics(
                operations, 1.0, null, null, null, null, null, null, null, null, Map.of(), null, 20, 20);
    }

    private ExperimentRecord run(ExperimentRecord record, TrialExecutor system, Duration budget)
            throws InterruptedException {
        RandomizedBlocks plan = RandomizedBlocks.of(STUDY.experiment(), record.blocks(), record.seed());
        return new ExperimentRunner(
                        STUDY.experiment(), plan, system, new Budget(budget, clock::get), folder, line -> {})
                .run(record, now -> {});
    }

    private TrialExecutor taking(Duration time) {
        return (trial, out) -> {
            made.add(trial.folder());
            clock.addAndGet(time.toNanos());
            return new TrialExecutor.Outcome(Validity.VALID, List.of(), metrics(100));
        };
    }

    @Test
    void beginsNoBlockBeyondBudget() throws InterruptedException {
        ExperimentRecord record = run(empty(STUDY, 6, 1), taking(Duration.ofMinutes(1)), Duration.ofMinutes(12));
        assertThat(record.trials()).hasSize(10);
        assertThat(record.ended()).contains("budget of 12 minutes").contains("block 3 of 6");
    }

    @Test
    void measuresFirstBlockDespiteBudget() throws InterruptedException {
        assertThat(run(empty(STUDY, 6, 1), taking(Duration.ofHours(1)), Duration.ofMinutes(1))
                        .trials())
                .hasSize(5);
        assertThat(run(empty(STUDY, 6, 1), taking(Duration.ofHours(1)), null).trials())
                .hasSize(30);
    }

    @Test
    void resumesInOriginalOrder() throws InterruptedException {
        ExperimentRecord whole = run(empty(STUDY, 3, 7), taking(Duration.ofMinutes(1)), null);
        List<String> all = List.copyOf(made);
        made.clear();
        run(empty(STUDY, 3, 7), taking(Duration.ofMinutes(1)), Duration.ofMinutes(1));
        ExperimentRecord kept = ExperimentRecord.read(folder);
        ExperimentRecord resumed = run(kept, taking(Duration.ofMinutes(1)), null);
        assertThat(made).isEqualTo(all);
        assertThat(resumed.trials())
                .extracting(TrialRecord::treatment)
                .isEqualTo(whole.trials().stream().map(TrialRecord::treatment).toList());
    }

    @Test
    void writesEachTrialBeforeNextOne() throws InterruptedException {
        List<Integer> kept = new ArrayList<>();
        run(
                empty(STUDY, 1, 1),
                (trial, out) -> {
                    kept.add(ExperimentRecord.read(folder).trials().size());
                    return new TrialExecutor.Outcome(Validity.VALID, List.of(), metrics(1));
                },
                null);
        assertThat(kept).containsExactly(0, 1, 2, 3, 4);
    }

    @Test
    void repeatsFailedTrialInNewFolder() throws Exception {
        ExperimentRecord record = run(
                empty(STUDY, 1, 1),
                (trial, out) -> {
                    made.add(out.getFileName().toString());
                    if (made.size() == 1) {
                        createFolder(out);
                        throw Failure.of("the port is taken");
                    }
                    return new TrialExecutor.Outcome(Validity.VALID, List.of(), metrics(1));
                },
                null);
        TrialRecord first = record.trials().get(0);
        assertThat(first.attempts()).isEqualTo(2);
        assertThat(first.failure()).isNull();
        assertThat(made).hasSize(6).doesNotHaveDuplicates();
        assertThat(first.folder()).isEqualTo(made.get(1)).endsWith("-2");
    }

    /** Returns INVALID trials for these blocks, because of background load, and VALID trials for the others. */
    private TrialExecutor disturbed(int... blocks) {
        return (trial, out) -> {
            boolean isDisturbed = IntStream.of(blocks).anyMatch(block -> block == trial.block());
            return isDisturbed
                    ? new TrialExecutor.Outcome(
                            Validity.INVALID, List.of("FAIL background load: 0.60 cores, limit: 0.1"), metrics(50))
                    : new TrialExecutor.Outcome(Validity.VALID, List.of(), metrics(100));
        };
    }

    @Test
    void replacesDisturbedBlocksAndKeepsThem() throws InterruptedException {
        ExperimentRecord record = run(empty(STUDY, 5, 1), disturbed(2), null);
        assertThat(record.trials()).extracting(TrialRecord::block).containsOnly(1, 2, 3, 4, 5, 6);
        assertThat(record.trials()).hasSize(6 * 5);
        assertThat(record.trials().stream().filter(TrialRecord::counts)).hasSize(5 * 5);
        assertThat(record.complete()).isTrue();
        assertThat(record.ended()).contains("all 5 blocks were made, and 1 more in place of disturbed ones");
    }

    @Test
    void replacesAtMostHalfOfBlocks() throws InterruptedException {
        ExperimentRecord record = run(empty(STUDY, 5, 1), disturbed(1, 2, 3, 4, 5, 6, 7, 8), null);
        assertThat(record.trials()).extracting(TrialRecord::block).containsOnly(1, 2, 3, 4, 5, 6, 7);
    }

    @Test
    void replacesNoBlockThatFailsWithoutInterference() throws InterruptedException {
        ExperimentRecord record = run(
                empty(STUDY, 5, 1),
                (trial, out) -> new TrialExecutor.Outcome(
                        Validity.INVALID,
                        List.of("FAIL errors: 3 %, limit: 1 %", "WARN background load: 0.2"),
                        metrics(50)),
                null);
        assertThat(record.trials()).extracting(TrialRecord::block).containsOnly(1, 2, 3, 4, 5);
    }

    @Test
    void repeatsFailedTrialOnlyOnResume() throws InterruptedException {
        ExperimentRecord record = run(
                empty(STUDY, 1, 1),
                (trial, out) -> {
                    if (trial.place() == 2) {
                        throw Failure.of("the disk is full");
                    }
                    return new TrialExecutor.Outcome(Validity.VALID, List.of(), metrics(1));
                },
                null);
        TrialRecord second = record.trials().get(1);
        assertThat(second.failure()).isEqualTo("the disk is full");
        assertThat(second.counts()).isFalse();
        assertThat(second.attempts()).isEqualTo(2);
        ExperimentRecord resumed = run(record, taking(Duration.ofMinutes(1)), null);
        assertThat(made).hasSize(1);
        assertThat(resumed.trials()).hasSize(6);
    }

    @Test
    void excludesInvalidTrialWithoutRetry() throws InterruptedException {
        ExperimentRecord record = run(
                empty(STUDY, 1, 1),
                (trial, out) -> {
                    made.add(trial.folder());
                    return new TrialExecutor.Outcome(Validity.INVALID, List.of("money"), metrics(1));
                },
                null);
        assertThat(record.trials()).hasSize(5).noneMatch(TrialRecord::counts);
        assertThat(record.trials().get(0).leftOut()).as("kept to be drawn").isEqualTo(metrics(1));
        assertThat(run(record, taking(Duration.ofMinutes(1)), null).trials()).hasSize(5);
        assertThat(made).hasSize(5);
    }

    private static void createFolder(Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
