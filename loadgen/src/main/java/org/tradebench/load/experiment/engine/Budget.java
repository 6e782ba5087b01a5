package org.tradebench.load.experiment.engine;

import java.time.Duration;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** Holds the time that an experiment may take: a block is begun only if it is expected to end in time. */
public final class Budget {
    private final @Nullable Duration all;
    private final LongSupplier nanos;
    private final long start;

    /**
     * Begins the budget now.
     *
     * @param all null: no bound
     * @param nanos the monotonic clock
     */
    public Budget(@Nullable Duration all, LongSupplier nanos) {
        this.all = all;
        this.nanos = nanos;
        start = nanos.getAsLong();
    }

    /** Returns the time since it began. */
    Duration used() {
        return Duration.ofNanos(nanos.getAsLong() - start);
    }

    /** Returns whether something that takes so long would end in time. */
    boolean allows(Duration more) {
        return all == null || used().plus(more).compareTo(all) <= 0;
    }

    /** Returns the time that is left; null: no bound. */
    @Nullable
    Duration remaining() {
        return all == null ? null : all.minus(used());
    }

    /** Returns the budget in minutes, for a sentence. */
    String text() {
        return all == null ? "no bound" : all.toMinutes() + (all.toMinutes() == 1 ? " minute" : " minutes");
    }
}
