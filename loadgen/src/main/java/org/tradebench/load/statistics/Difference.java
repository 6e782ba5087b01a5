package org.tradebench.load.statistics;

import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Lists the outcomes of a comparison, and decides which one a ratio has. */
public enum Difference {
    HIGHER("higher"),
    LOWER("lower"),
    /** The interval holds 1, or would after the adjustment for several comparisons. */
    NOT_DISTINGUISHABLE("not distinguishable"),
    /** Fewer blocks than a statement needs. */
    TOO_FEW_BLOCKS("too few blocks to say");

    /** Number of blocks that an outcome needs. */
    public static final int MIN_BLOCKS = 5;

    /** The risk, over all comparisons of a study, of a false positive. */
    public static final double RISK = 0.05;

    private final String label;

    Difference(String label) {
        this.label = label;
    }

    /**
     * Evaluates a ratio.
     *
     * @param ratio null when no block has both values
     * @param adjusted its probability after Holm's adjustment; null without one
     */
    public static Difference of(@Nullable PairedRatio ratio, @Nullable Double adjusted) {
        if (ratio == null || ratio.blocks() < MIN_BLOCKS || adjusted == null) {
            return TOO_FEW_BLOCKS;
        }
        if (adjusted > RISK) {
            return NOT_DISTINGUISHABLE;
        }
        return ratio.ratio() > 1 ? HIGHER : LOWER;
    }

    /**
     * Describes the outcome of a ratio of two independent samples.
     *
     * @param adjusted its probability after Holm's adjustment; null without one
     */
    public static String describe(IndependentRatio ratio, @Nullable Double adjusted) {
        if (ratio.low() == null || adjusted == null) {
            return "no outcome of a single trial";
        }
        if (ratio.metrics() < MIN_BLOCKS) {
            return "too few trials to say (" + ratio.metrics() + " of " + MIN_BLOCKS + ")";
        }
        if (adjusted > RISK) {
            return NOT_DISTINGUISHABLE.label + within(ratio.detectable());
        }
        return (ratio.ratio() > 1 ? HIGHER : LOWER).label;
    }

    /** Describes the outcome: with the detectable difference when none is distinguishable, with the number of blocks when there are too few. */
    public String describe(@Nullable PairedRatio ratio) {
        return switch (this) {
            case HIGHER, LOWER -> label;
            case NOT_DISTINGUISHABLE ->
                label + within(Objects.requireNonNull(ratio).detectable());
            case TOO_FEW_BLOCKS -> label + " (" + (ratio == null ? 0 : ratio.blocks()) + " of " + MIN_BLOCKS + ")";
        };
    }

    /**
     * Formats the smallest detectable difference, which every evaluated ratio has. Ratios are symmetric as logarithms: twice as much is the opposite of half as
     * much.
     */
    private static String within(@Nullable Double detectable) {
        double more = Objects.requireNonNull(detectable);
        return String.format(Locale.ROOT, " (detectable: −%.1f %%, +%.1f %%)", 100 * more / (1 + more), 100 * more);
    }
}
