package org.tradebench.load.report;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.TrialRecord;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.histogram.SecondStatistics;
import org.tradebench.load.results.ResultFolder;

/**
 * Holds one second of a trial, as a row of a table for other programs. A second without a correct answer has no row.
 *
 * @param trial its folder's name, of an experiment's trial below that of the experiment: {@code my-study/1-none}
 * @param result of the trial: VALID, INCONCLUSIVE or INVALID
 * @param phase {@code warmup} or {@code interval}
 * @param second when it began, in seconds since the measurement interval opened; below zero in the warm-up
 * @param length about 1 second
 * @param answers correct ones of the second
 * @param mean mean of their latencies, in milliseconds like the others
 * @param p50 median
 * @param p95 95th percentile
 * @param p99 99th percentile
 * @param max slowest
 */
public record SecondRow(
        String trial,
        String result,
        String phase,
        double second,
        double length,
        long answers,
        double mean,
        double p50,
        double p95,
        double p99,
        double max) {
    /** The names of its values in their order. */
    public static final List<String> NAMES =
            List.of("trial", "result", "phase", "second", "length", "answers", "mean", "p50", "p95", "p99", "max");

    /** Returns its values in the order of the names. */
    public List<String> values() {
        return List.of(
                trial,
                result,
                phase,
                Double.toString(second),
                Double.toString(length),
                Long.toString(answers),
                Double.toString(mean),
                Double.toString(p50),
                Double.toString(p95),
                Double.toString(p99),
                Double.toString(max));
    }

    /**
     * Reads the seconds of a run, or those of all trials of an experiment.
     *
     * @throws Failure when the folder holds neither, or no trial of the experiment was kept
     */
    public static List<SecondRow> of(Path folder) {
        Path absolute = folder.toAbsolutePath().normalize();
        if (!ExperimentRecord.isIn(absolute)) {
            return ofTrial(ResultFolder.of(absolute), String.valueOf(absolute.getFileName()));
        }
        List<SecondRow> rows = new ArrayList<>();
        for (TrialRecord trial : ExperimentRecord.read(absolute).trials()) {
            Path own = absolute.resolve(trial.folder());
            if (Files.isRegularFile(own.resolve(ResultFolder.RUN))) {
                rows.addAll(ofTrial(ResultFolder.of(own), absolute.getFileName() + "/" + trial.folder()));
            }
        }
        if (rows.isEmpty()) {
            throw Failure.usage(absolute + " has the metrics of its trials, but not their seconds: expected the folders"
                    + " of the trials beside " + ExperimentRecord.FILE + ", as './trader experiment run' leaves them");
        }
        return rows;
    }

    private static List<SecondRow> ofTrial(ResultFolder results, String trial) {
        ReportInput input = ReportInput.read(results);
        String result = input.run().result().name();
        List<SecondRow> rows = new ArrayList<>();
        input.histograms().warmup().forEach(second -> rows.add(of(trial, result, "warmup", second)));
        input.histograms().series().forEach(second -> rows.add(of(trial, result, "interval", second)));
        return rows;
    }

    private static SecondRow of(String trial, String result, String phase, SecondStatistics second) {
        return new SecondRow(
                trial,
                result,
                phase,
                second.startSeconds(),
                second.lengthSeconds(),
                second.count(),
                second.meanMillis(),
                second.p50Millis(),
                second.p95Millis(),
                second.p99Millis(),
                second.maxMillis());
    }
}
