package org.tradebench.load.results.compare;

import java.util.List;
import java.util.Map;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.statistics.IndependentRatio;

/**
 * Compares one metric of two results.
 *
 * @param cell a study's level, or the run
 */
public record PairCell(String cell, Map<Measure, Both> measures) {
    /**
     * One measure.
     *
     * @param first metrics of the first side's trials
     * @param second likewise
     * @param ratio the second by the first
     * @param verdict in words, after Holm's adjustment over the cells
     */
    public record Both(List<Double> first, List<Double> second, IndependentRatio ratio, String verdict) {
        Both judged(String words) {
            return new Both(first, second, ratio, words);
        }
    }
}
