package org.tradebench.load.telemetry;

import java.util.function.BinaryOperator;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Holds what a JVM, or all of a tier together, had done and used at one moment. Null is 'not available'.
 *
 * @param threads number of its threads
 * @param poolThreads number of these that belong to the application server's thread pool
 * @param pauses safepoints since its start: at each, all of its threads are stopped
 * @param pauseSeconds duration of all of them, including the time to reach them
 * @param heapBytes heap in use, as the JVM published it last: most collectors do so at the end of a collection
 * @param heapCapacityBytes memory that the heap had from the system
 */
public record JvmSample(
        @Nullable Integer threads,
        @Nullable Integer poolThreads,
        @Nullable Long pauses,
        @Nullable Double pauseSeconds,
        @Nullable Long heapBytes,
        @Nullable Long heapCapacityBytes) {
    /** Adds up each value; one that is unknown in either is unknown in the sum. */
    public JvmSample plus(JvmSample other) {
        return new JvmSample(
                sum(threads, other.threads, Integer::sum),
                sum(poolThreads, other.poolThreads, Integer::sum),
                sum(pauses, other.pauses, Long::sum),
                sum(pauseSeconds, other.pauseSeconds, Double::sum),
                sum(heapBytes, other.heapBytes, Long::sum),
                sum(heapCapacityBytes, other.heapCapacityBytes, Long::sum));
    }

    /** Returns the sample after the JVM has ended: its pauses stay counted, and it uses nothing. */
    public JvmSample ended() {
        return new JvmSample(0, 0, pauses, pauseSeconds, 0L, 0L);
    }

    /** Returns a value of a sample that may itself be unknown. */
    static <S, N> @Nullable N known(@Nullable S sample, Function<S, @Nullable N> value) {
        return sample == null ? null : value.apply(sample);
    }

    public static <N> @Nullable N sum(@Nullable N one, @Nullable N other, BinaryOperator<N> plus) {
        return one == null || other == null ? null : plus.apply(one, other);
    }
}
