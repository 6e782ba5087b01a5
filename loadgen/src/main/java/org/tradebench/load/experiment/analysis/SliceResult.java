package org.tradebench.load.experiment.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.tradebench.load.experiment.Experiment;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.Treatment;
import org.tradebench.load.statistics.NestedRatio;

/**
 * Holds how the throughput of a treatment, relative to the baseline's of the same round, scattered over the rounds and the replicates of an interleaved
 * experiment.
 *
 * @param throughput over all replicates in which both count
 */
public record SliceResult(Treatment treatment, NestedRatio throughput) {
    /** Computes the result of each treatment except the baseline; none where trials have no slices. */
    static List<SliceResult> of(Experiment experiment, RandomizedBlocks plan, TrialSet trials) {
        List<SliceResult> results = new ArrayList<>();
        for (Treatment treatment : plan.treatments()) {
            Treatment baseline =
                    Objects.requireNonNull(plan.treatment(experiment.compared().baseline(), treatment.over()));
            if (!treatment.equals(baseline)) {
                NestedRatio ratio = NestedRatio.of(List.copyOf(
                        trials.rounds(treatment, baseline, Measure.THROUGHPUT).values()));
                if (ratio != null) {
                    results.add(new SliceResult(treatment, ratio));
                }
            }
        }
        return results;
    }
}
