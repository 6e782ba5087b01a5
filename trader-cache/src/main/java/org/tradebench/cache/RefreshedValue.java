package org.tradebench.cache;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Keeps one value and renews it at most once per interval. When it is due, one thread makes the new value; other threads are served the old one meanwhile, and
 * wait only when there is none at all.
 *
 * @param <T> the value, immutable
 */
public final class RefreshedValue<T> {
    /** Holds a value and when its reading began, on the monotonic clock. */
    private record Kept<T>(T value, long startedAt) {
        boolean isYoungerThan(long interval, long now) {
            return now - startedAt < interval;
        }
    }

    private final Supplier<T> source;
    private final LongSupplier intervalNanos;
    private final LongSupplier nanoTime;
    private final ReentrantLock making = new ReentrantLock();
    private final AtomicLong generation = new AtomicLong();
    private volatile @Nullable Kept<T> kept;

    /**
     * Makes nothing before the first call of {@link #get}.
     *
     * @param source makes the value; what it throws reaches the caller, and nothing is kept
     * @param intervalNanos asked each time, so that a change is in force at once; 0: every value is fresh
     * @param nanoTime the monotonic clock
     */
    public RefreshedValue(Supplier<T> source, LongSupplier intervalNanos, LongSupplier nanoTime) {
        this.source = source;
        this.intervalNanos = intervalNanos;
        this.nanoTime = nanoTime;
    }

    /** Returns the value, at most an interval old, or being renewed right now. */
    public T get() {
        long interval = intervalNanos.getAsLong();
        if (interval == 0) {
            return source.get();
        }
        Kept<T> now = kept;
        if (now == null) {
            making.lock();
        } else if (now.isYoungerThan(interval, nanoTime.getAsLong()) || !making.tryLock()) {
            return now.value();
        }
        try {
            // Another thread may have made it since this one looked.
            Kept<T> latest = kept;
            return latest != null && latest.isYoungerThan(interval, nanoTime.getAsLong()) ? latest.value() : make();
        } finally {
            making.unlock();
        }
    }

    /** Makes the next call read the value again. A value that is being made meanwhile goes to its caller and is not kept. */
    public void forget() {
        generation.incrementAndGet();
        kept = null;
    }

    private T make() {
        long before = generation.get();
        // The age counts from the begin of the reading, not from its end.
        long started = nanoTime.getAsLong();
        T value = source.get();
        Kept<T> made = new Kept<>(value, started);
        kept = made;
        if (generation.get() != before) {
            kept = null;
        }
        return value;
    }
}
