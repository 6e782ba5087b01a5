package org.tradebench.load.study;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.statistics.PairedRatio;

/**
 * Holds the numbers that a paper published for a study, to be drawn beside ours.
 *
 * @param cites the paper, its year, and where in it
 * @param ratios of one level to another; empty when it gives none, and then there is a curve
 * @param curve over a factor's numbers
 */
public record Published(
        String cites, List<PublishedRatio> ratios, @Nullable Curve curve) {
    public Published {
        ratios = List.copyOf(ratios);
    }

    /**
     * Holds lines over a factor whose levels are numbers.
     *
     * @param axis the factor's name
     * @param unit of the values, in the paper's words
     * @param lines values over the factor's numbers, by name; each above zero
     */
    public record Curve(String axis, String unit, Map<String, Map<Double, Double>> lines) {}

    /**
     * Compares a ratio of a paper with the one measured here.
     *
     * @param ours null when no block has both levels
     * @param blocks the ratio of each block that has both
     */
    public record PublishedComparison(
            PublishedRatio paper, @Nullable PairedRatio ours, List<Double> blocks) {
        public PublishedComparison {
            blocks = List.copyOf(blocks);
        }
    }

    /**
     * Holds the ratio of one level to another as a paper published it.
     *
     * @param against label of the level that it is divided by
     * @param at label of the second factor's level; null: its last one, or there is no second factor
     * @param times the ratio, above zero
     * @param exactness how exactly the paper gives it
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
        /** Lists how exactly a paper gives a number. */
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

        /** Returns the change as a share: 0.06 is 6 % more. */
        public double change() {
            return times - 1;
        }
    }
}
