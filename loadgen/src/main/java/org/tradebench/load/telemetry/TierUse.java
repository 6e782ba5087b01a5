package org.tradebench.load.telemetry;

/**
 * What a tier used in a window, in cores (CPU-seconds a second). Null is 'not available'.
 *
 * @param jit part of the cores: the JIT compiler's threads
 * @param gc part of the cores: the garbage collector's threads
 * @param peakResidentBytes the most memory seen resident in any sample of the whole run
 */
public record TierUse(Double cores, Double user, Double system, Double jit, Double gc, Long peakResidentBytes) {
    /** Everything but the JIT compiler; null when the JIT's share is not known. */
    public Double withoutJit() {
        return cores == null || jit == null ? null : Math.max(0, cores - jit);
    }
}
