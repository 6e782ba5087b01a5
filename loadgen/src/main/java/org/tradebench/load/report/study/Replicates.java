package org.tradebench.load.report.study;

import java.util.List;
import java.util.Objects;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.experiment.TrialMetrics;
import org.tradebench.load.experiment.TrialRecord;
import org.tradebench.load.report.chart.Series;
import org.tradebench.load.statistics.Spread;

/**
 * Holds what the trials of one treatment measured.
 *
 * @param counting values of the trials that count
 * @param leftOut values of INVALID ones: drawn hollow, part of no line, bar or interval
 */
record Replicates(List<Double> counting, List<Double> leftOut) {
    /**
     * Multiple of the greatest value that counts up to which an axis reaches for an INVALID trial; one farther off is drawn at the edge, because it would
     * compress all others.
     */
    private static final double REACH = 1.5;

    /** Collects the values of a treatment's trials. */
    static Replicates of(String cell, List<TrialRecord> trials, Measure measure) {
        List<TrialRecord> own =
                trials.stream().filter(trial -> trial.treatment().equals(cell)).toList();
        return new Replicates(
                values(own.stream().map(TrialRecord::metrics).toList(), measure),
                values(own.stream().map(TrialRecord::leftOut).toList(), measure));
    }

    private static List<Double> values(List<TrialMetrics> trials, Measure measure) {
        return trials.stream()
                .filter(Objects::nonNull)
                .map(metrics -> metrics.of(measure))
                .filter(value -> value != null && value > 0)
                .toList();
    }

    /** Returns a measure with its unit, as a heading. */
    static String title(Measure measure) {
        return measure.title() + (measure.unit().isEmpty() ? "" : ", " + measure.unit());
    }

    double median() {
        return Spread.of(counting.stream().mapToDouble(Double::doubleValue).toArray())
                .median();
    }

    /** Returns the greatest value that the axis of a chart has to show. */
    static double greatest(List<Replicates> all) {
        double counting = greatestOf(all.stream().map(Replicates::counting).toList());
        double leftOut = greatestOf(all.stream().map(Replicates::leftOut).toList());
        if (counting == 0) {
            return leftOut == 0 ? 1 : leftOut;
        }
        return leftOut <= REACH * counting ? Math.max(counting, leftOut) : counting;
    }

    private static double greatestOf(List<List<Double>> values) {
        return values.stream()
                .flatMap(List::stream)
                .mapToDouble(Double::doubleValue)
                .max()
                .orElse(0);
    }

    /** Returns the left-out values in words, for those who do not see the chart; empty when nothing was left out. */
    String leftOutText() {
        return leftOut.isEmpty() ? "" : " (" + leftOut.size() + " not VALID, drawn hollow)";
    }

    /** Returns the legend of hollow dots; none when there are none. */
    static List<Series> legend(List<Replicates> all) {
        return all.stream().allMatch(replicates -> replicates.leftOut().isEmpty())
                ? List.of()
                : List.of(Series.key("not VALID: drawn, not analysed", "hollow c-others"));
    }
}
