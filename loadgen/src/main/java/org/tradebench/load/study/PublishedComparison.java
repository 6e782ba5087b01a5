package org.tradebench.load.study;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.statistics.PairedRatio;

/**
 * A ratio of a paper and what was measured of it here.
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
