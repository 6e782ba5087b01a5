package org.tradebench.load.statistics;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Applies Holm's step-down adjustment ("A Simple Sequentially Rejective Multiple Test Procedure", 1979): with several comparisons the chance that any of them
 * shows a difference that is none stays what it is for one.
 */
public final class Holm {
    private Holm() {}

    /**
     * Adjusts.
     *
     * @param probabilities one a comparison, 0 to 1
     * @return likewise, in the same order; a comparison tells at 5 % when its own is at most 0.05
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
