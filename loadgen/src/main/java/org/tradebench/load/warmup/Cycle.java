package org.tradebench.load.warmup;

import org.jspecify.annotations.Nullable;

/**
 * Holds what was measured of the system in a cycle of the warm-up's load. Null is 'not available'.
 *
 * @param endSeconds since the warm-up began
 * @param jitShare share of the application's CPU that its JIT compiler took, 0 to 1
 * @param threads of the application's process at its end: its pools, and what little else there is
 * @param hitRatio of the application's cache, 0 to 1; null without a cache
 * @param oldBytes of the heap that outlived the young collections, at its end
 * @param heapBytes of the whole heap, at its end
 */
public record Cycle(
        double endSeconds,
        @Nullable Double jitShare,
        @Nullable Integer threads,
        @Nullable Double hitRatio,
        @Nullable Double oldBytes,
        @Nullable Double heapBytes) {}
