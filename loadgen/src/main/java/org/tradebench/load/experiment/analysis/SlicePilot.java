package org.tradebench.load.experiment.analysis;

import java.time.Duration;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.BlockChoice;
import org.tradebench.load.experiment.Experiment;
import org.tradebench.load.experiment.ForkMode;
import org.tradebench.load.experiment.PlannedTrial;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.experiment.SliceChoice;
import org.tradebench.load.experiment.SliceSchedule;
import org.tradebench.load.experiment.SliceSettings;
import org.tradebench.load.experiment.TrialRecord;
import org.tradebench.load.statistics.BlockNoise;
import org.tradebench.load.statistics.Difference;

/**
 * Chooses the length of slices, their number in a replicate, and the number of replicates, by the noise of an interleaved experiment's first replicates on this
 * machine, which have slices of several lengths. The length whose rounds give the most precision for their time is taken; then the number of slices that
 * reaches the smallest difference of interest in the least time, given what every replicate costs beside its slices (Kalibera and Jones, "Rigorous benchmarking
 * in reasonable time", ISMM 2013).
 *
 * <p>It considers how ratios scatter around their own means, and never the means, as {@link Pilot} does.
 */
public final class SlicePilot {
    /** Number of replicates of the pilot. */
    public static final int BLOCKS = 3;

    /**
     * Lengths that are tried, in seconds: with shorter slices the dropped start is too large a share, with longer ones the machine's speed changes within a
     * round.
     */
    private static final List<Double> LENGTHS = List.of(0.5, 1.0, 2.0);

    /**
     * Slices of each length in a replicate of the pilot: an even number, because an order and its mirror image belong together. The replicates of the pilot
     * count as much as later ones, so that they need enough slices.
     */
    private static final int SLICES = 16;

    /** Maximum seconds of a system's slices in a replicate: otherwise a pilot that by chance saw no noise between replicates would put all time into one. */
    private static final double MAX_SECONDS = 300;

    /** Share of the budget for which replicates are planned, so that there is time for the last one although replicates may take longer than the pilot's. */
    private static final double ROOM = 0.9;

    private final Experiment experiment;
    private final RandomizedBlocks plan;
    private final List<TrialRecord> trials;

    public SlicePilot(Experiment experiment, RandomizedBlocks plan, List<TrialRecord> trials) {
        this.experiment = experiment;
        this.plan = plan;
        this.trials = List.copyOf(trials);
    }

    /** Returns whether the experiment leaves the number of slices to a pilot. */
    public static boolean chooses(Experiment experiment) {
        return experiment.fork() == ForkMode.INTERLEAVED && !experiment.fixed().containsKey(Setting.SLICES);
    }

    /**
     * Returns why no pilot can choose the slices, and what was expected.
     *
     * @return empty when one can
     */
    public static Optional<String> problem(Experiment experiment) {
        return lengths(experiment).isEmpty()
                ? Optional.of("slice-dropped is half of the longest slice that a pilot tries, " + format(longest())
                        + " s, or more: expected less, or a length such as --set slice=10")
                : Optional.empty();
    }

    private static double longest() {
        return Collections.max(LENGTHS);
    }

    /** Returns the lengths that may be chosen, in seconds. */
    private static List<String> lengths(Experiment experiment) {
        String fixed = experiment.fixed().get(Setting.SLICE);
        double dropped = SliceSettings.of(experiment).droppedMillis() / 1000.0;
        return fixed != null
                ? List.of(fixed.split("/"))
                : LENGTHS.stream()
                        .filter(seconds -> seconds > 2 * dropped)
                        .map(SlicePilot::format)
                        .toList();
    }

    /** Returns a trial of the pilot, with slices of all lengths that may be chosen. */
    public static PlannedTrial trial(PlannedTrial planned, Experiment experiment) {
        List<String> lengths = lengths(experiment);
        return planned.sliced(String.join("/", lengths), SLICES * lengths.size());
    }

    /** Returns a trial with the slices that were chosen. */
    public static PlannedTrial trial(PlannedTrial planned, SliceChoice choice) {
        return planned.sliced(format(choice.seconds()), choice.slices());
    }

    private static String format(double seconds) {
        return String.format(Locale.ROOT, "%.1f", seconds);
    }

    /**
     * Chooses the slices and the number of replicates.
     *
     * @param most maximum number of replicates, however much noise there is
     * @param left time for further replicates; null: no bound
     * @return null when too few trials count for a choice
     */
    public @Nullable BlockChoice choose(int most, @Nullable Duration left) {
        PilotScatter pilot = new PilotScatter(experiment, plan, trials, BLOCKS);
        List<SliceChoice.Length> lengths = pilot.lengths();
        double overhead = pilot.overheadSeconds();
        if (lengths.isEmpty() || Double.isNaN(overhead)) {
            return null;
        }
        SliceChoice.Length length = lengths.stream()
                .min(Comparator.comparingDouble(SliceChoice.Length::cost))
                .orElseThrow();
        double between = pilot.betweenReplicates(lengths);
        int systems = plan.treatments().size();
        int cycle = SliceSchedule.cycleLength(systems);
        int least = Math.max(BLOCKS, Difference.MIN_BLOCKS);
        int comparisons = plan.comparisons(experiment);
        @Nullable Plan best = null;
        // At least the shortest cycle, although with the longest slices of a file that is longer than a replicate
        // should be.
        int mostSlices = Math.max(cycle, (int) Math.min(1000, MAX_SECONDS / length.seconds()));
        for (int slices = cycle; slices <= mostSlices; slices += cycle) {
            double each = overhead + slices * systems * length.seconds();
            double deviation = Math.sqrt(between * between + length.betweenRounds() * length.betweenRounds() / slices);
            int affordable = left == null ? most : BLOCKS + (int) Math.floor(ROOM * left.toMillis() / 1000.0 / each);
            BlockNoise noise = new BlockNoise(deviation, 1);
            int blocks = noise.blocksFor(
                    experiment.interest(), comparisons, least, Math.max(least, Math.min(most, affordable)));
            Plan one = new Plan(
                    slices,
                    blocks,
                    deviation,
                    noise.detectable(blocks, comparisons),
                    (blocks - BLOCKS) * each,
                    affordable >= least);
            if (best == null || one.isBetterThan(best, experiment.interest())) {
                best = one;
            }
        }
        Plan chosen = Objects.requireNonNull(best, "there is a cycle at least");
        return new BlockChoice(
                BLOCKS,
                chosen.deviation,
                new BlockNoise(chosen.deviation, 1).blocksFor(experiment.interest(), comparisons, least, 10_000),
                chosen.blocks,
                new SliceChoice(length.seconds(), chosen.slices, between, lengths, overhead));
    }

    /**
     * Describes a candidate: a number of slices and of replicates.
     *
     * @param seconds that the replicates after the pilot take
     * @param fits whether the budget has room for the replicates that an outcome takes
     */
    private record Plan(int slices, int blocks, double deviation, double detectable, double seconds, boolean fits) {
        /**
         * Prefers a plan that fits into the budget, then one that detects the difference, then the shorter one, or among plans that do not detect it the more
         * precise one.
         */
        boolean isBetterThan(Plan other, double interest) {
            if (fits != other.fits) {
                return fits;
            }
            boolean reaches = detectable <= interest;
            if (reaches != other.detectable <= interest) {
                return reaches;
            }
            return reaches ? seconds < other.seconds : detectable < other.detectable;
        }
    }
}
