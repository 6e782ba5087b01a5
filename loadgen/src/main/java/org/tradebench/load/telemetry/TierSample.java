package org.tradebench.load.telemetry;

import java.util.function.BinaryOperator;

/**
 * What one tier, or one of its nodes, had used when it was looked at. Seconds of CPU since its start; null is 'not available'.
 *
 * @param userSeconds null where the system does not tell user from system time
 * @param systemSeconds likewise
 * @param jitSeconds CPU of the JIT compiler's threads; only of JVMs, only on Linux
 * @param gcSeconds CPU of the garbage collector's threads; likewise
 * @param residentBytes memory resident now
 * @param receivedBytes by its network interfaces, without the loopback; only of nodes with a network of their own
 * @param sentBytes likewise
 */
public record TierSample(
        Double cpuSeconds,
        Double userSeconds,
        Double systemSeconds,
        Double jitSeconds,
        Double gcSeconds,
        Long residentBytes,
        Long receivedBytes,
        Long sentBytes) {
    /** Of something whose network is not its own, so that nobody knows what it sent. */
    public TierSample(
            Double cpuSeconds,
            Double userSeconds,
            Double systemSeconds,
            Double jitSeconds,
            Double gcSeconds,
            Long residentBytes) {
        this(cpuSeconds, userSeconds, systemSeconds, jitSeconds, gcSeconds, residentBytes, null, null);
    }

    /** Added up, figure by figure; what one of the two does not know the sum does not know. */
    TierSample plus(TierSample other) {
        return new TierSample(
                sum(cpuSeconds, other.cpuSeconds, Double::sum),
                sum(userSeconds, other.userSeconds, Double::sum),
                sum(systemSeconds, other.systemSeconds, Double::sum),
                sum(jitSeconds, other.jitSeconds, Double::sum),
                sum(gcSeconds, other.gcSeconds, Double::sum),
                sum(residentBytes, other.residentBytes, Long::sum),
                sum(receivedBytes, other.receivedBytes, Long::sum),
                sum(sentBytes, other.sentBytes, Long::sum));
    }

    /** When it has ended: it has used what it had used, and nothing of it is resident. */
    TierSample gone() {
        return new TierSample(
                cpuSeconds, userSeconds, systemSeconds, jitSeconds, gcSeconds, 0L, receivedBytes, sentBytes);
    }

    private static <N> N sum(N one, N other, BinaryOperator<N> plus) {
        return one == null || other == null ? null : plus.apply(one, other);
    }
}
