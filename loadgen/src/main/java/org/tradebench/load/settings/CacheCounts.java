package org.tradebench.load.settings;

import org.jspecify.annotations.Nullable;

/**
 * Counts how cache lookups ended. Null is 'not available'.
 *
 * @param lookups all of them: the sum of the four that follow
 * @param memoryHits found on the node itself, in memory
 * @param diskHits found on the node itself, on disk; null where there is no disk
 * @param remoteHits found on another node
 * @param misses found nowhere
 * @param hitRatio share of the lookups that were no misses, 0 to 1; null without a lookup
 */
public record CacheCounts(
        double lookups,
        double memoryHits,
        @Nullable Double diskHits,
        double remoteHits,
        double misses,
        @Nullable Double hitRatio) {
    /** Creates the counts, with their sum. */
    public static CacheCounts of(double memoryHits, @Nullable Double diskHits, double remoteHits, double misses) {
        double hits = memoryHits + (diskHits == null ? 0 : diskHits) + remoteHits;
        double lookups = hits + misses;
        return new CacheCounts(lookups, memoryHits, diskHits, remoteHits, misses, lookups == 0 ? null : hits / lookups);
    }
}
