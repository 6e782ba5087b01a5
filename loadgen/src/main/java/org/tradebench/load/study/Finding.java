package org.tradebench.load.study;

import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.Bottleneck;
import org.tradebench.load.experiment.Measure;

/**
 * States a finding of a paper as a range for the ratio of two levels, so that a measurement can reproduce it or fail to.
 *
 * @param text in the paper's sense, one sentence
 * @param figure the paper's own number, as it is quoted
 * @param level label of the first factor's level; may be null where no range is tested
 * @param against label of the level that it is compared with
 * @param at label of the second factor's level; null: its last one, or there is no second factor
 * @param others gains that the ratio is divided by, each of a level over another: every quotient has to lie in the range; empty: the ratio itself has to
 * @param above the ratio is greater than this; null: no bound
 * @param below the ratio is less than this; null: no bound
 * @param bottleneck tier that limited throughput in the paper; null: the study file names none
 * @param needs the hardware that this machine lacks
 * @param untested why the study's levels do not test the finding
 */
public record Finding(
        String text,
        String figure,
        @Nullable String level,
        @Nullable String against,
        @Nullable String at,
        List<Gain> others,
        Measure measure,
        @Nullable Double above,
        @Nullable Double below,
        @Nullable Bottleneck bottleneck,
        @Nullable String needs,
        @Nullable String untested) {
    /** Names a level and the level that its gain is relative to. */
    public record Gain(String level, String against) {}

    /** Returns whether a measurement can test it here: no hardware is missing, and two levels are compared. */
    public boolean isTestable() {
        return needs == null && untested == null;
    }

    /** Returns whether a ratio is in the paper's range; the bounds themselves are not. */
    public boolean holds(double ratio) {
        return (above == null || ratio > above) && (below == null || ratio < below);
    }

    /** Returns the tested ratio and its range: {@code application / none, application CPU/operation: above 1}. Null when nothing is tested here. */
    public @Nullable String test() {
        if (!isTestable()) {
            return null;
        }
        String pair = level + " / " + against + (at == null ? "" : " at " + at) + divisor();
        return pair + (measure == Measure.THROUGHPUT ? "" : ", " + measure.title()) + ": " + range();
    }

    /** Names the gains that the ratio of the two levels is divided by, to follow the levels; empty where there are none. */
    public String divisor() {
        return others.isEmpty() ? "" : ", by the gain of each of " + others.size() + " others";
    }

    private String range() {
        if (above == null) {
            return "below " + number(Objects.requireNonNull(below, "a testable finding has a bound"));
        }
        return below == null ? "above " + number(above) : number(above) + " to " + number(below);
    }

    private static String number(double bound) {
        return BigDecimal.valueOf(bound).stripTrailingZeros().toPlainString();
    }
}
