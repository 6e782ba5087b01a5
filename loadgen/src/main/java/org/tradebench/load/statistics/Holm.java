package org.tradebench.load.statistics;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Applies Holm's step-down adjustment ("A Simple Sequentially Rejective Multiple Test Procedure", 1979): with several comparisons the risk that any of them is
 * a false positive stays that of one.
 */
public final class Holm {
    private Holm() {}

    /**
     * Adjusts probabilities.
     *
     * @param probabilities one per comparison, 0 to 1
     * @return the adjusted ones, in the same order; a comparison is significant at 5 % when its own is at most 0.05
     */
    public static List<Double> adjust(List<Double> probabilities) {
        int all = probabilities.size();
        List<Integer> order = IntStream.range(0, all)
                .boxed()
                .sorted(Comparator.comparing(probabilities::get))
                .toList();
        List<Double> adjusted = new ArrayList<>(probabilities);
        double before = 0;
        for (int rank = 0; rank < all; rank++) {
            int index = order.get(rank);
            before = Math.max(before, Math.min(1, (all - rank) * probabilities.get(index)));
            adjusted.set(index, before);
        }
        return adjusted;
    }
}
