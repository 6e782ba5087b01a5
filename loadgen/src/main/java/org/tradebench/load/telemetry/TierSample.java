package org.tradebench.load.telemetry;

import org.jspecify.annotations.Nullable;

/**
 * Holds what one tier, or one of its nodes, had used at one moment, with CPU in seconds since its start; null is 'not available'.
 *
 * @param userSeconds null where the system does not separate user from system time
 * @param systemSeconds likewise
 * @param jitSeconds CPU of the JIT compiler's threads; only of JVMs, only on Linux
 * @param gcSeconds CPU of the garbage collector's threads; likewise
 * @param residentBytes memory resident now
 * @param receivedBytes by its network interfaces, without the loopback; only of nodes with a network of their own
 * @param sentBytes likewise
 * @param jvm only of JVMs, only on Linux; absent in results from before it was recorded
 */
public record TierSample(
        @Nullable Double cpuSeconds,
        @Nullable Double userSeconds,
        @Nullable Double systemSeconds,
        @Nullable Double jitSeconds,
        @Nullable Double gcSeconds,
        @Nullable Long residentBytes,
        @Nullable Long receivedBytes,
        @Nullable Long sentBytes,
        @Nullable JvmSample jvm) {
    /** Creates the sample of something that is no JVM and whose network is not its own, so that what it sent is unknown. */
    public TierSample(
            @Nullable Double cpuSeconds,
            @Nullable Double userSeconds,
            @Nullable Double systemSeconds,
            @Nullable Double jitSeconds,
            @Nullable Double gcSeconds,
            @Nullable Long residentBytes) {
        this(cpuSeconds, userSeconds, systemSeconds, jitSeconds, gcSeconds, residentBytes, null, null, null);
    }

    /** Adds up each value; one that is unknown in either is unknown in the sum. */
    public TierSample plus(TierSample other) {
        return new TierSample(
                JvmSample.sum(cpuSeconds, other.cpuSeconds, Double::sum),
                JvmSample.sum(userSeconds, other.userSeconds, Double::sum),
                JvmSample.sum(systemSeconds, other.systemSeconds, Double::sum),
                JvmSample.sum(jitSeconds, other.jitSeconds, Double::sum),
                JvmSample.sum(gcSeconds, other.gcSeconds, Double::sum),
                JvmSample.sum(residentBytes, other.residentBytes, Long::sum),
                JvmSample.sum(receivedBytes, other.receivedBytes, Long::sum),
                JvmSample.sum(sentBytes, other.sentBytes, Long::sum),
                JvmSample.sum(jvm, other.jvm, JvmSample::plus));
    }

    /** Returns the sample after it has ended: its CPU stays counted, and nothing of it is resident. */
    public TierSample ended() {
        return new TierSample(
                cpuSeconds,
                userSeconds,
                systemSeconds,
                jitSeconds,
                gcSeconds,
                0L,
                receivedBytes,
                sentBytes,
                jvm == null ? null : jvm.ended());
    }
}
