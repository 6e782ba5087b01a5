package org.tradebench.load.study;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

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
     * Lines over a factor whose levels are numbers.
     *
     * @param axis the factor's name
     * @param unit of the values, in the paper's words
     * @param lines values over the factor's numbers, by name; each above zero
     */
    public record Curve(String axis, String unit, Map<String, Map<Double, Double>> lines) {}
}
