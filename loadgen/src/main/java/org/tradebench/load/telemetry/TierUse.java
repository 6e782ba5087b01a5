package org.tradebench.load.telemetry;

import org.jspecify.annotations.Nullable;

/**
 * Summarizes what a tier, or one of its nodes, used in a measurement interval, in cores (CPU-seconds per second). Null is 'not available'.
 *
 * @param jit part of the cores: the JIT compiler's threads
 * @param gc part of the cores: the garbage collector's threads
 * @param peakResidentBytes maximum of the resident memory over the samples of the whole run
 * @param received bytes per second by its network interfaces; only of nodes with a network of their own
 * @param sent likewise
 * @param jvm only of JVMs; null where they cannot be inspected, and in results from before it was recorded
 */
public record TierUse(
        @Nullable Double cores,
        @Nullable Double user,
        @Nullable Double system,
        @Nullable Double jit,
        @Nullable Double gc,
        @Nullable Long peakResidentBytes,
        @Nullable Double received,
        @Nullable Double sent,
        @Nullable JvmUse jvm) {
    /** Creates the use of something that is no JVM and whose network is not its own. */
    public TierUse(
            @Nullable Double cores,
            @Nullable Double user,
            @Nullable Double system,
            @Nullable Double jit,
            @Nullable Double gc,
            @Nullable Long peakResidentBytes) {
        this(cores, user, system, jit, gc, peakResidentBytes, null, null, null);
    }

    /** Returns the cores of everything but the JIT compiler; null when the JIT's share is not known. */
    public @Nullable Double withoutJit() {
        return cores == null || jit == null ? null : Math.max(0, cores - jit);
    }
}
