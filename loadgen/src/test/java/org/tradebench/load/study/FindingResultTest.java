package org.tradebench.load.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tradebench.load.experiment.Bottleneck;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.experiment.analysis.TierUtilization;
import org.tradebench.load.statistics.PairedRatio;
import org.tradebench.load.study.FindingResult.Outcome;

class FindingResultTest {
    private static final TierUtilization SATURATED = new TierUtilization(Bottleneck.DATABASE, 1.9, 2, null);
    private static final TierUtilization UNSATURATED = new TierUtilization(Bottleneck.DATABASE, 1.89, 2, null);

    /** A ratio within the range decides nothing when its confidence interval reaches beyond the range. */
    @ParameterizedTest
    @CsvSource({
        "1.5, 2.2, 1.6, 2.1, REPRODUCED",
        "1.5, 2.2, 1.4, 2.1, INCONCLUSIVE",
        "1.5, 2.2, 1.6, 2.3, INCONCLUSIVE",
        "1.5, 2.2, 1.1, 1.4, NOT_REPRODUCED",
        "1.5, 2.2, 2.3, 2.9, NOT_REPRODUCED",
        "1.0,    , 1.1, 2.9, REPRODUCED",
        "1.0,    , 0.9, 2.9, INCONCLUSIVE",
        "1.0,    , 0.5, 0.9, NOT_REPRODUCED",
        "   , 0.8, 0.5, 0.7, REPRODUCED",
        "   , 0.8, 0.5, 0.9, INCONCLUSIVE"
    })
    void derivesOutcomeFromWholeInterval(Double above, Double below, double low, double high, Outcome outcome) {
        Finding finding = finding(above, below, null, null);
        assertThat(FindingResult.of(finding, ratio(low, high, 5), null, null).outcome())
                .isEqualTo(outcome);
    }

    @Test
    void doesNotReproduceIncreaseWithoutDifference() {
        assertThat(FindingResult.of(finding(1.0, null, null, null), ratio(1, 1, 5), null, null)
                        .outcome())
                .isEqualTo(Outcome.NOT_REPRODUCED);
    }

    @Test
    void requiresFiveBlocks() {
        assertThat(FindingResult.of(finding(1.0, null, null, null), ratio(1.1, 1.2, 4), null, UNSATURATED)
                        .outcome())
                .isEqualTo(Outcome.INSUFFICIENT_DATA);
    }

    @Test
    void conditionsDifferBelowSaturation() {
        Finding finding = finding(1.0, null, null, null);
        assertThat(FindingResult.of(finding, ratio(1.1, 1.2, 5), null, UNSATURATED)
                        .outcome())
                .isEqualTo(Outcome.CONDITIONS_DIFFER);
        assertThat(FindingResult.of(finding, ratio(0.8, 0.9, 5), null, UNSATURATED)
                        .outcome())
                .isEqualTo(Outcome.CONDITIONS_DIFFER);
    }

    @Test
    void evaluatesRatioWhenBottleneckIsSaturated() {
        Finding finding = finding(1.0, null, null, null);
        assertThat(FindingResult.of(finding, ratio(1.1, 1.2, 5), null, SATURATED)
                        .outcome())
                .isEqualTo(Outcome.REPRODUCED);
        assertThat(FindingResult.of(finding, ratio(0.8, 0.9, 5), null, SATURATED)
                        .outcome())
                .isEqualTo(Outcome.NOT_REPRODUCED);
    }

    @Test
    void isNotTestedWithoutRatio() {
        assertThat(FindingResult.unmeasured(finding(1.0, null, null, null)).outcome())
                .isEqualTo(Outcome.NOT_TESTED);
    }

    @Test
    void isNotTestedWhenMarkedUntested() {
        assertThat(FindingResult.of(finding(null, null, null, "a reason"), ratio(1.1, 1.2, 5), null, null)
                        .outcome())
                .isEqualTo(Outcome.NOT_TESTED);
    }

    @Test
    void needsOtherHardwareWhenFindingRequiresIt() {
        assertThat(FindingResult.unmeasured(finding(null, null, "eight CPUs", null))
                        .outcome())
                .isEqualTo(Outcome.NEEDS_OTHER_HARDWARE);
    }

    /** The 95 % interval excludes the bound narrowly: enough for a single finding, not for the narrowest of three (Holm). */
    @Test
    void adjustsOutcomesForMultipleFindings() {
        Finding finding = finding(1.0, null, null, null);
        FindingResult narrow = FindingResult.of(finding, ratio(1.001, 1.2, 5), null, null);
        FindingResult clear = FindingResult.of(finding, ratio(1.5, 1.6, 5), null, null);
        FindingResult inconclusive = FindingResult.of(finding, ratio(0.95, 1.1, 5), null, null);

        assertThat(FindingResult.adjusted(List.of(narrow))).containsExactly(narrow);
        assertThat(FindingResult.adjusted(List.of(narrow, inconclusive, clear)))
                .extracting(FindingResult::outcome)
                .containsExactly(Outcome.INCONCLUSIVE, Outcome.INCONCLUSIVE, Outcome.REPRODUCED);
        assertThat(FindingResult.adjusted(List.of(narrow, inconclusive, clear)))
                .extracting(FindingResult::alone)
                .containsExactly(Outcome.REPRODUCED, Outcome.INCONCLUSIVE, Outcome.REPRODUCED);
    }

    @Test
    void usesProbabilityAtNearerBound() {
        FindingResult result = FindingResult.of(finding(1.5, 2.2, null, null), ratio(1.6, 2.1, 5), null, null);
        assertThat(result.probability())
                .isEqualTo(result.ratio().probabilityAt(2.2))
                .isGreaterThan(result.ratio().probabilityAt(1.5));
        assertThat(FindingResult.unmeasured(finding(1.5, 2.2, null, null)).probability())
                .isNull();
    }

    /** By hand: mean of the logarithms 0.0785, standard error 0.0662; with t of 2.776 and 0.941, (3.717 * 0.0662 / 0.0785)^2 = 9.84 times as many. */
    @Test
    void estimatesBlocksToDecide() {
        Finding finding = finding(1.0, null, null, null);
        assertThat(FindingResult.of(finding, ratio(0.9, 1.3, 5), null, null).blocksToDecide())
                .isEqualTo(50);
        assertThat(FindingResult.of(finding, ratio(0.8, 1.25, 5), null, null).blocksToDecide())
                .isInfinite();
        assertThat(FindingResult.of(finding, ratio(1.1, 1.3, 5), null, null).blocksToDecide())
                .isNull();
    }

    @Test
    void estimatesBlocksForHarderBound() {
        FindingResult near = FindingResult.of(finding(0.97, 1.03, null, null), ratio(0.95, 1.09, 5), null, null);
        FindingResult above = FindingResult.of(finding(null, 1.03, null, null), ratio(0.95, 1.09, 5), null, null);
        assertThat(near.blocksToDecide()).isEqualTo(above.blocksToDecide());
    }

    private static Finding finding(Double above, Double below, String needs, String untested) {
        return new Finding(
                "a finding",
                "",
                "command",
                "none",
                null,
                List.of(),
                Measure.THROUGHPUT,
                above,
                below,
                Bottleneck.DATABASE,
                needs,
                untested);
    }

    private static PairedRatio ratio(double low, double high, int blocks) {
        // 2.776 is the 97.5 % point of t with four degrees of freedom.
        double error = Math.log(high / low) / 2 / 2.776;
        return new PairedRatio(Math.sqrt(low * high), low, high, blocks, 0.01, 0.1, error, 4);
    }
}
