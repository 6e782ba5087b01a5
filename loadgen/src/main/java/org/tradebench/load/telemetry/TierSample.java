package org.tradebench.load.telemetry;

/**
 * What one tier had used when it was looked at. Seconds of CPU since the tier's start; null is 'not available'.
 *
 * @param userSeconds null where the system does not tell user from system time
 * @param systemSeconds likewise
 * @param jitSeconds CPU of the JIT compiler's threads; only of JVMs, only on Linux
 * @param gcSeconds CPU of the garbage collector's threads; likewise
 * @param residentBytes memory resident now
 */
public record TierSample(
        Double cpuSeconds,
        Double userSeconds,
        Double systemSeconds,
        Double jitSeconds,
        Double gcSeconds,
        Long residentBytes) {}
