package org.tradebench.load.warmup;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Holds what was measured of the system in a cycle of the warm-up's load. Null is 'not available'.
 *
 * @param endSeconds since the warm-up began
 * @param jitShare share of the application's CPU that its JIT compiler took, 0 to 1
 * @param cpuMicros CPU time of the application for a request, its JIT compiler left out where it can be distinguished, in microseconds
 * @param speed of the machine, relative to the reference machine of the speed probe
 * @param threads of the application's process at its end: its pools, and what little else there is
 * @param hitRatio of the application's cache, 0 to 1; null without a cache
 * @param oldBytes of the heap that outlived the young collections, at its end
 * @param heapBytes of the whole heap, at its end
 * @param loadGeneratorJitShare share of the load generator's CPU that its JIT compiler took, 0 to 1
 */
public record Cycle(
        double endSeconds,
        @Nullable Double jitShare,
        @Nullable Double cpuMicros,
        @Nullable Double speed,
        @Nullable Integer threads,
        @Nullable Double hitRatio,
        @Nullable Double oldBytes,
        @Nullable Double heapBytes,
        @Nullable Double loadGeneratorJitShare) {
    /** Returns the CPU time for a request; normalized: what it would be on the reference machine. */
    double cpuMicros(boolean normalized) {
        double micros = Objects.requireNonNull(cpuMicros);
        return normalized ? micros * Objects.requireNonNull(speed) : micros;
    }
}
