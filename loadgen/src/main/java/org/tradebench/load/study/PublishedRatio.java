package org.tradebench.load.study;

import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.Measure;

/**
 * Holds the ratio of one level to another as a paper published it.
 *
 * @param against label of the level that it is divided by
 * @param at label of the second factor's level; null: its last one, or there is no second factor
 * @param times the ratio, above zero
 * @param exactness how the paper says it
 * @param words the paper's own, for the label
 */
public record PublishedRatio(
        String level,
        String against,
        @Nullable String at,
        Measure measure,
        double times,
        Exactness exactness,
        String words) {
    /** How a paper says a number. */
    public enum Exactness {
        /** As a number. */
        EXACTLY,
        /** "About twice". */
        ABOUT,
        /** "Almost twice". */
        BELOW,
        /** "More than twice". */
        ABOVE
    }

    /** The change as a share: 0.06 is 6 % more. */
    public double change() {
        return times - 1;
    }
}
