package org.tradebench.load.warmup;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Holds what was measured of the system in a cycle of the warm-up's load. Null is 'not available'.
 *
 * @param endSeconds since the warm-up began
 * @param jitShare JIT compiler's share of the application's CPU, 0 to 1
 * @param cpuMicros CPU time of the application per request, without its JIT compiler where that can be distinguished, in microseconds
 * @param speed of the machine, relative to the reference machine of the speed probe
 * @param threads of the application's process at the cycle's end: its pools and a few others
 * @param hitRatio of the application's cache, 0 to 1; null without a cache
 * @param oldBytes of the heap that survived the young collections, at the cycle's end
 * @param heapBytes of the whole heap, at the cycle's end
 * @param loadGeneratorJitShare JIT compiler's share of the load generator's CPU, 0 to 1
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
    /** Returns the CPU time per request; if normalized, what it would be on the reference machine. */
    double cpuMicros(boolean normalized) {
        double micros = Objects.requireNonNull(cpuMicros);
        return normalized ? micros * Objects.requireNonNull(speed) : micros;
    }
}
