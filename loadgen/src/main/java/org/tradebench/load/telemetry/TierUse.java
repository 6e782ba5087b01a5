package org.tradebench.load.telemetry;

/**
 * What a tier, or one of its nodes, used in a window, in cores (CPU-seconds a second). Null is 'not available'.
 *
 * @param jit part of the cores: the JIT compiler's threads
 * @param gc part of the cores: the garbage collector's threads
 * @param peakResidentBytes the most memory seen resident in any sample of the whole run
 * @param received bytes a second by its network interfaces; only of nodes with a network of their own
 * @param sent likewise
 * @param jvm only of JVMs; null where nobody can look into them, and in results from before it was looked at
 */
public record TierUse(
        Double cores,
        Double user,
        Double system,
        Double jit,
        Double gc,
        Long peakResidentBytes,
        Double received,
        Double sent,
        JvmUse jvm) {
    /** Of something whose network is not its own, and that is no JVM. */
    public TierUse(Double cores, Double user, Double system, Double jit, Double gc, Long peakResidentBytes) {
        this(cores, user, system, jit, gc, peakResidentBytes, null, null, null);
    }

    /** Everything but the JIT compiler; null when the JIT's share is not known. */
    public Double withoutJit() {
        return cores == null || jit == null ? null : Math.max(0, cores - jit);
    }
}
