package org.tradebench.load.experiment.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.BlockChoice;
import org.tradebench.load.experiment.Experiment;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.Treatment;
import org.tradebench.load.experiment.TrialRecord;
import org.tradebench.load.statistics.BlockNoise;
import org.tradebench.load.statistics.Difference;

/**
 * Chooses the number of blocks of an experiment by the noise of its first blocks and by the number of comparisons, which share the risk of a false positive. It
 * considers how the ratios of the levels and of the A/A control scatter around their own means, but never the means: a number of blocks chosen by the
 * differences would favour those that occur by chance.
 */
public final class Pilot {
    /** Number of blocks of a pilot: no experiment has fewer. */
    public static final int BLOCKS = Difference.MIN_BLOCKS;

    /** Limit far beyond any practical number of blocks. */
    private static final int NO_BOUND = 10_000;

    private Pilot() {}

    /**
     * Chooses the number of blocks.
     *
     * @param most maximum number of blocks, however much noise there is
     */
    public static BlockChoice choose(Experiment experiment, RandomizedBlocks plan, List<TrialRecord> trials, int most) {
        BlockNoise noise = noise(experiment, plan, trials);
        if (noise == null) {
            return new BlockChoice(BLOCKS, null, null, BLOCKS, null);
        }
        int needed = noise.blocksFor(experiment.interest(), plan.comparisons(experiment), BLOCKS, NO_BOUND);
        return new BlockChoice(BLOCKS, noise.deviation(), needed, Math.max(BLOCKS, Math.min(most, needed)), null);
    }

    private static @Nullable BlockNoise noise(Experiment experiment, RandomizedBlocks plan, List<TrialRecord> made) {
        TrialSet trials = new TrialSet(made, null);
        List<List<Double>> ratios = new ArrayList<>();
        for (Treatment treatment : plan.treatments()) {
            Treatment baseline =
                    Objects.requireNonNull(plan.treatment(experiment.compared().baseline(), treatment.over()));
            if (!treatment.equals(baseline)) {
                ratios.add(trials.ratios(treatment, baseline, Measure.THROUGHPUT));
            }
        }
        return BlockNoise.pooled(ratios);
    }
}
