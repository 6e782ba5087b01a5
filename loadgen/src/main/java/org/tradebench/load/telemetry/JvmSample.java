package org.tradebench.load.telemetry;

import java.util.function.BinaryOperator;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What a JVM, or all of a tier together, had done and held when it was looked at. Null is 'not available'.
 *
 * @param threads that it had
 * @param poolThreads of these, those of the application server's thread pool
 * @param pauses safepoints since its start: at each, all of its threads are stopped
 * @param pauseSeconds that they took together, the way there included
 * @param heapBytes in use, as the JVM wrote it down last: most collectors do so at the end of a collection
 * @param heapCapacityBytes that the heap had of the system
 */
public record JvmSample(
        @Nullable Integer threads,
        @Nullable Integer poolThreads,
        @Nullable Long pauses,
        @Nullable Double pauseSeconds,
        @Nullable Long heapBytes,
        @Nullable Long heapCapacityBytes) {
    /** Added up, figure by figure; what one of the two does not know the sum does not know. */
    public JvmSample plus(JvmSample other) {
        return new JvmSample(
                sum(threads, other.threads, Integer::sum),
                sum(poolThreads, other.poolThreads, Integer::sum),
                sum(pauses, other.pauses, Long::sum),
                sum(pauseSeconds, other.pauseSeconds, Double::sum),
                sum(heapBytes, other.heapBytes, Long::sum),
                sum(heapCapacityBytes, other.heapCapacityBytes, Long::sum));
    }

    /** When it has ended: its pauses stay counted, and it holds nothing. */
    public JvmSample ended() {
        return new JvmSample(0, 0, pauses, pauseSeconds, 0L, 0L);
    }

    /** A value of something that may itself be unknown. */
    static <S, N> @Nullable N known(@Nullable S sample, Function<S, @Nullable N> value) {
        return sample == null ? null : value.apply(sample);
    }

    public static <N> @Nullable N sum(@Nullable N one, @Nullable N other, BinaryOperator<N> plus) {
        return one == null || other == null ? null : plus.apply(one, other);
    }
}
