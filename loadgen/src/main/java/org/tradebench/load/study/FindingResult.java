package org.tradebench.load.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.experiment.analysis.TierUtilization;
import org.tradebench.load.statistics.Difference;
import org.tradebench.load.statistics.Holm;
import org.tradebench.load.statistics.PairedRatio;

/**
 * Holds a paper's finding with its evaluation by what was measured here.
 *
 * @param ratio of the two levels, over the blocks that have both; null when there is none
 * @param normalized the ratio of a finding about throughput without changes of the machine's speed; it decides no outcome; null when it is not known
 * @param bottleneck use of the tier that limited throughput in the paper, at the level that the other is divided by; null when the finding names none, or it is not known
 */
public record FindingResult(
        Finding finding,
        @Nullable PairedRatio ratio,
        @Nullable NormalizedRatio normalized,
        @Nullable TierUtilization bottleneck,
        Outcome outcome) {
    /**
     * Holds a ratio of throughput from which changes of the machine's speed are removed.
     *
     * @param by the measure that it is of: throughput normalized by the speed probe, or by the load generator's CPU
     */
    public record NormalizedRatio(Measure by, PairedRatio ratio) {}

    /** Lists the outcomes of a finding, in the order of the counts. */
    public enum Outcome {
        /** The whole interval is in the paper's range. */
        REPRODUCED("reproduced"),
        /** The whole interval is outside of it. */
        NOT_REPRODUCED("not reproduced"),
        /** The interval contains a bound of the range. */
        INCONCLUSIVE("inconclusive"),
        /** Fewer blocks than an outcome needs. */
        INSUFFICIENT_DATA("insufficient data"),
        /** The bottleneck of the paper is not the bottleneck here, so that the ratio answers another question. */
        CONDITIONS_DIFFER("conditions differ"),
        /** No level tests it, or the levels were not measured. */
        NOT_TESTED("not tested"),
        NEEDS_OTHER_HARDWARE("needs other hardware");

        private final String label;

        Outcome(String label) {
            this.label = label;
        }

        public String label() {
            return label;
        }

        /** Returns whether the measurement decided between inside and outside of the paper's range. */
        boolean isDecided() {
            return this == REPRODUCED || this == NOT_REPRODUCED;
        }
    }

    /** Order of the outcomes of several ratios: the first one that occurs is that of the finding. */
    private static final List<Outcome> DECIDING = List.of(
            Outcome.NOT_REPRODUCED,
            Outcome.NEEDS_OTHER_HARDWARE,
            Outcome.NOT_TESTED,
            Outcome.INSUFFICIENT_DATA,
            Outcome.CONDITIONS_DIFFER,
            Outcome.INCONCLUSIVE,
            Outcome.REPRODUCED);

    /**
     * Adjusts the outcomes of a study's findings for their number (Holm): the risk that any of them is decided wrongly stays that of one. A decided outcome
     * that loses its confidence becomes inconclusive.
     */
    static List<FindingResult> adjusted(List<FindingResult> results) {
        List<Double> adjusted = Holm.adjust(results.stream()
                .map(FindingResult::probability)
                .filter(Objects::nonNull)
                .toList());
        List<FindingResult> decided = new ArrayList<>();
        int place = 0;
        for (FindingResult one : results) {
            boolean keeps = one.probability() == null || adjusted.get(place++) <= Difference.RISK;
            decided.add(
                    keeps || !one.outcome.isDecided()
                            ? one
                            : new FindingResult(
                                    one.finding, one.ratio, one.normalized, one.bottleneck, Outcome.INCONCLUSIVE));
        }
        return decided;
    }

    /** Evaluates a finding of which nothing was measured. */
    static FindingResult unmeasured(Finding finding) {
        return of(finding, null, null, null);
    }

    static FindingResult of(
            Finding finding,
            @Nullable PairedRatio ratio,
            @Nullable NormalizedRatio normalized,
            @Nullable TierUtilization bottleneck) {
        return new FindingResult(finding, ratio, normalized, bottleneck, outcome(finding, ratio, bottleneck));
    }

    /**
     * Evaluates a finding that needs several ratios in its range, by the one that decides. All have to be in it, which needs no adjustment for their number
     * (Berger 1982, intersection-union tests), so that the least certain one is reported. A single one outside of the range is enough against the finding, but
     * is certain only at the risk divided by their number (Bonferroni).
     *
     * @param ratios one or more; null for one that could not be measured
     */
    static FindingResult ofAll(
            Finding finding, List<@Nullable PairedRatio> ratios, @Nullable TierUtilization bottleneck) {
        return ratios.stream()
                .map(ratio -> of(finding, ratio, null, bottleneck).asOneOfSeveral())
                .min(Comparator.comparingInt((FindingResult one) -> DECIDING.indexOf(one.outcome))
                        .thenComparingDouble(one -> (one.outcome == Outcome.NOT_REPRODUCED ? 1 : -1)
                                * Objects.requireNonNullElse(one.probability(), 0.0)))
                .orElseThrow();
    }

    private FindingResult asOneOfSeveral() {
        Double probability = probability();
        return outcome == Outcome.NOT_REPRODUCED && probability != null && probability > Difference.RISK
                ? new FindingResult(finding, ratio, normalized, bottleneck, Outcome.INCONCLUSIVE)
                : this;
    }

    private static Outcome outcome(Finding finding, @Nullable PairedRatio ratio, @Nullable TierUtilization bottleneck) {
        if (finding.needs() != null) {
            return Outcome.NEEDS_OTHER_HARDWARE;
        }
        if (finding.untested() != null || ratio == null) {
            return Outcome.NOT_TESTED;
        }
        if (ratio.blocks() < Difference.MIN_BLOCKS) {
            return Outcome.INSUFFICIENT_DATA;
        }
        if (bottleneck != null && !bottleneck.isBottleneck()) {
            return Outcome.CONDITIONS_DIFFER;
        }
        // So many blocks have an interval.
        double low = Objects.requireNonNull(ratio.low());
        double high = Objects.requireNonNull(ratio.high());
        if (finding.holds(low) && finding.holds(high)) {
            return Outcome.REPRODUCED;
        }
        boolean allBelow = finding.above() != null && high <= finding.above();
        boolean allAbove = finding.below() != null && low >= finding.below();
        return allBelow || allAbove ? Outcome.NOT_REPRODUCED : Outcome.INCONCLUSIVE;
    }

    /** Returns the outcome that this finding would have if the study had no other one, without Holm's adjustment. */
    public Outcome alone() {
        return outcome(finding, ratio, bottleneck);
    }

    /**
     * Estimates how many blocks would decide a finding that is inconclusive by itself, with 80 % probability, if the ratio and its noise stay; Holm's
     * adjustment needs more.
     *
     * @return infinite where the ratio is a bound of the paper's range; null where more blocks alone decide nothing, or the finding is decided by itself
     */
    public @Nullable Double blocksToDecide() {
        if (ratio == null || alone() != Outcome.INCONCLUSIVE) {
            return null;
        }
        double most = 0;
        for (Double bound : bounds()) {
            most = Math.max(most, ratio.blocksFor(bound));
        }
        return Math.ceil(most);
    }

    /** Returns the existing bounds of the paper's range. */
    private List<Double> bounds() {
        return Stream.of(finding.above(), finding.below())
                .filter(Objects::nonNull)
                .toList();
    }

    /**
     * Returns the probability of a ratio so far inside or outside of the paper's range if the true one were the nearer bound; multiplied by the number of
     * ratios where any of several outside decides. Null where no outcome was to be decided.
     */
    @Nullable
    Double probability() {
        if (ratio == null || (!outcome.isDecided() && outcome != Outcome.INCONCLUSIVE)) {
            return null;
        }
        double probability = 0;
        for (Double bound : bounds()) {
            probability = Math.max(probability, ratio.probabilityAt(bound));
        }
        int ways =
                outcome == Outcome.NOT_REPRODUCED ? Math.max(1, finding.others().size()) : 1;
        return Math.min(1, ways * probability);
    }
}
