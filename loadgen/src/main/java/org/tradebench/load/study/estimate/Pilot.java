package org.tradebench.load.study.estimate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tradebench.load.statistics.BlockNoise;
import org.tradebench.load.statistics.Difference;
import org.tradebench.load.study.Measure;
import org.tradebench.load.study.Study;
import org.tradebench.load.study.plan.Cell;
import org.tradebench.load.study.plan.StudyPlan;
import org.tradebench.load.study.record.BlockChoice;
import org.tradebench.load.study.record.StudyTrial;

/**
 * How many blocks a study needs, from the noise of its first ones. Looks at how far the levels' ratios, and those of the A/A, scatter round their own means, and never at the
 * means: a number of blocks that knew the differences would stop when chance has made one.
 */
public final class Pilot {
    /** Blocks that a pilot has: no study has fewer. */
    public static final int BLOCKS = Difference.LEAST_BLOCKS;

    /** More than anybody waits for. */
    private static final int NO_BOUND = 10_000;

    private Pilot() {}

    /**
     * Chooses.
     *
     * @param most blocks, however much noise there is
     */
    public static BlockChoice choose(Study study, StudyPlan plan, List<StudyTrial> trials, int most) {
        BlockNoise noise = noise(study, plan, trials);
        if (noise == null) {
            return new BlockChoice(BLOCKS, null, null, BLOCKS);
        }
        int needed = noise.blocksFor(study.interest(), BLOCKS, NO_BOUND);
        return new BlockChoice(BLOCKS, noise.deviation(), needed, Math.max(BLOCKS, Math.min(most, needed)));
    }

    private static BlockNoise noise(Study study, StudyPlan plan, List<StudyTrial> made) {
        Trials trials = new Trials(made, null);
        List<List<Double>> ratios = new ArrayList<>();
        for (Cell cell : plan.cells()) {
            Cell baseline = StudyResult.find(plan, study.compared().baseline(), cell.over());
            if (!cell.equals(baseline)) {
                Map<Integer, Double> its = trials.byBlock(cell, Measure.THROUGHPUT);
                Map<Integer, Double> against = trials.byBlock(baseline, Measure.THROUGHPUT);
                ratios.add(its.entrySet().stream()
                        .filter(figure -> against.containsKey(figure.getKey()))
                        .map(figure -> figure.getValue() / against.get(figure.getKey()))
                        .toList());
            }
        }
        return BlockNoise.pooled(ratios);
    }
}
