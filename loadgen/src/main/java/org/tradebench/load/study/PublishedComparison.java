package org.tradebench.load.study;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.statistics.PairedRatio;

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
