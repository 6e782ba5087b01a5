package org.tradebench.load.experiment.engine;

import java.time.Duration;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** The time that a study may take: a block is begun only when it is expected to end in it. */
public final class Budget {
    private final @Nullable Duration all;
    private final LongSupplier nanos;
    private final long start;

    /**
     * Begins now.
     *
     * @param all null: no bound
     * @param nanos the monotonic clock
     */
    public Budget(@Nullable Duration all, LongSupplier nanos) {
        this.all = all;
        this.nanos = nanos;
        start = nanos.getAsLong();
    }

    /** Since it began. */
    Duration used() {
        return Duration.ofNanos(nanos.getAsLong() - start);
    }

    /** Whether something that takes so long ends in time. */
    boolean allows(Duration more) {
        return all == null || used().plus(more).compareTo(all) <= 0;
    }

    /** What is left of it; null: no bound. */
    @Nullable
    Duration remaining() {
        return all == null ? null : all.minus(used());
    }

    /** In minutes, for a sentence. */
    String text() {
        return all == null ? "no bound" : all.toMinutes() + (all.toMinutes() == 1 ? " minute" : " minutes");
    }
}
