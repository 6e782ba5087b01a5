package org.tradebench.load.experiment.analysis;

import com.fasterxml.jackson.annotation.JsonAlias;
import java.util.Map;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.experiment.Treatment;
import org.tradebench.load.statistics.Difference;
import org.tradebench.load.statistics.PairedRatio;
import org.tradebench.load.statistics.Spread;

/**
 * Holds the results of a treatment over all blocks.
 *
 * @param baseline whether the others are divided by it
 * @param trials that count
 * @param excluded that were INVALID or failed
 * @param unsteady those that count although less than half of their measurement interval was steady
 * @param metrics medians with the least and the most; a measure that is not available is left out
 * @param ratios to the baseline's value of the same block, likewise; the baseline has none
 * @param differences outcome of each ratio, after Holm's adjustment over the treatments
 */
public record TreatmentResult(
        Treatment treatment,
        boolean baseline,
        int trials,
        int excluded,
        int unsteady,
        @JsonAlias("figures") Map<Measure, Spread> metrics,
        Map<Measure, PairedRatio> ratios,
        Map<Measure, Difference> differences) {
    /** Describes the outcome of a measure. */
    public String describe(Measure measure) {
        return differences.getOrDefault(measure, Difference.TOO_FEW_BLOCKS).describe(ratios.get(measure));
    }
}
