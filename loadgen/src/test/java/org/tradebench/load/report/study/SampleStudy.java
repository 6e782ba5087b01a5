package org.tradebench.load.report.study;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.PlannedTrial;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.TrialMetrics;
import org.tradebench.load.experiment.TrialRecord;
import org.tradebench.load.study.Studies;
import org.tradebench.load.study.Study;
import org.tradebench.load.validity.Validity;

/** Creates records of studies with synthetic metrics: every level has twice the baseline's throughput. */
public final class SampleStudy {
    private SampleStudy() {}

    /** Reads the study of this name from the test resources, or else from the project. Studies of the test resources are not interleaved. */
    public static Study study(String name) {
        Path own = Path.of("src/test/resources/studies");
        return new Studies(Files.isRegularFile(own.resolve(name + ".yaml")) ? own : Path.of("studies")).of(name);
    }

    /** Creates a record of this many blocks; trials that do not count are INVALID. */
    public static ExperimentRecord of(Study study, int blocks, Predicate<PlannedTrial> counts) {
        return of(study, blocks, counts, 1);
    }

    /** Creates such a record with every throughput multiplied by {@code times}. */
    public static ExperimentRecord of(Study study, int blocks, Predicate<PlannedTrial> counts, double times) {
        RandomizedBlocks plan = RandomizedBlocks.of(study.experiment(), blocks, 1);
        List<TrialRecord> trials = new ArrayList<>();
        for (int block = 1; block <= blocks; block++) {
            for (PlannedTrial trial : plan.block(block)) {
                boolean baseline =
                        trial.treatment().level().equals(study.compared().baseline());
                TrialMetrics metrics = metrics(times * ((baseline ? 1000 : 2000) + 5 * block + trial.place()));
                boolean counting = counts.test(trial);
                trials.add(new TrialRecord(
                        block,
                        trial.place(),
                        trial.treatment().label(),
                        trial.folder(),
                        1,
                        60,
                        counting ? Validity.VALID : Validity.INVALID,
                        counting ? List.of() : List.of("FAIL money: 1 row, limit: none"),
                        null,
                        counting ? metrics : null,
                        counting ? null : metrics));
            }
        }
        return new ExperimentRecord(
                ExperimentRecord.VERSION,
                study.name(),
                study.experiment().text(),
                Map.of(),
                false,
                "embedded",
                Map.of(),
                blocks,
                1,
                plan.hash(),
                "./trader study " + study.name() + " --blocks 6 --seed 1",
                Instant.EPOCH,
                Instant.EPOCH,
                Map.of("cores", "2"),
                trials,
                "all 6 blocks were made");
    }

    private static TrialMetrics metrics(double rate) {
        return new TrialMetrics(
                rate,
                8000 / rate,
                null,
                null,
                500.0,
                300.0,
                null,
                1.5,
                null,
                0.14,
                Map.of("application", 0.8, "database", 0.6),
                1.9,
                20,
                20);
    }
}
