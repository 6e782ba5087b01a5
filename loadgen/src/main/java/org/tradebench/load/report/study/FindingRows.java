package org.tradebench.load.report.study;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.tradebench.load.experiment.analysis.TierUtilization;
import org.tradebench.load.report.chart.Columns;
import org.tradebench.load.report.chart.Numbers;
import org.tradebench.load.statistics.Difference;
import org.tradebench.load.study.FindingResult;

/** Shows the findings of a study's paper as rows of texts, each with its ratio here, its outcome and the reason for it; the first row is the heading. */
public final class FindingRows {
    /** Number of blocks above which the text is only "too many": they would take two days or more. */
    private static final int MAX_BLOCKS = 500;

    private FindingRows() {}

    /** Returns the findings of a study's paper, a row each, with the ratio here and the outcome. */
    public static List<List<String>> of(List<FindingResult> findings) {
        return new Columns<FindingResult>()
                .add("finding", of -> of.finding().text())
                .add(
                        "in the paper",
                        of -> of.finding().figure().isEmpty()
                                ? StudyTables.NOTHING
                                : of.finding().figure())
                .add(
                        "tested as",
                        of -> of.finding().test() == null
                                ? StudyTables.NOTHING
                                : of.finding().test())
                .add("here", of -> StudyTables.ratio(of.ratio()))
                .add(
                        "speed-normalized",
                        of -> StudyTables.ratio(
                                of.normalized() == null ? null : of.normalized().ratio()))
                .add("outcome", FindingRows::outcome)
                .texts(findings);
    }

    /** Returns the outcome with its reason, where it has one. */
    private static String outcome(FindingResult result) {
        String label = result.outcome().label();
        return switch (result.outcome()) {
            case INSUFFICIENT_DATA ->
                label + " (" + Objects.requireNonNull(result.ratio()).blocks() + " of " + Difference.MIN_BLOCKS
                        + " blocks)";
            case CONDITIONS_DIFFER -> label + ": " + utilization(Objects.requireNonNull(result.bottleneck()));
            case NOT_TESTED ->
                label
                        + (result.finding().untested() == null
                                ? ""
                                : ": " + result.finding().untested());
            case NEEDS_OTHER_HARDWARE -> label + ": " + result.finding().needs();
            case INCONCLUSIVE ->
                label
                        + (result.alone() == result.outcome()
                                ? ": " + toDecide(Objects.requireNonNull(result.blocksToDecide()))
                                : " (" + result.alone().label() + " by itself, but not after Holm's adjustment)");
            case REPRODUCED, NOT_REPRODUCED -> label;
        };
    }

    private static String toDecide(double blocks) {
        return blocks > MAX_BLOCKS
                ? String.format(Locale.ROOT, "%d blocks would not decide it", MAX_BLOCKS)
                : String.format(Locale.ROOT, "about %.0f blocks would decide it", blocks);
    }

    private static String utilization(TierUtilization use) {
        return String.format(
                        Locale.ROOT,
                        "the %s, the bottleneck in the paper, used %.2f of %s %s",
                        use.tier().label(),
                        use.used(),
                        Numbers.svg(use.available()),
                        use.available() == 1 ? "core" : "cores")
                + (use.machine() != null && use.machineIsBusy()
                        ? String.format(Locale.ROOT, ", and the machine %.0f %% of its cores", 100 * use.machine())
                        : "");
    }
}
