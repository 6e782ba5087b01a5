package org.tradebench.app.security;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * Slows down guessing of a password: after {@link #FREE_TRIES} wrong ones in a row from one place each further
 * one doubles the pause until the next try is looked at, 1 s to 32 s.
 */
final class GuessingGuard {

    static final int FREE_TRIES = 3;

    private static final int MAX_DOUBLINGS = 5;
    private static final int MAX_PLACES = 1_000;

    private record Failures(int count, long nextTryNanos) {}

    private final LongSupplier nanoTime;
    private final Map<String, Failures> failuresOf = new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Failures> eldest) {
            return size() > MAX_PLACES;
        }
    };

    /**
     * @param nanoTime a monotonic clock
     */
    GuessingGuard(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
    }

    /** How long this place has to wait before its next try; zero when it need not. */
    synchronized Duration pause(String place) {
        Failures failures = failuresOf.get(place);
        long left = failures == null ? 0 : failures.nextTryNanos() - nanoTime.getAsLong();
        return left > 0 ? Duration.ofNanos(left) : Duration.ZERO;
    }

    synchronized void failed(String place) {
        Failures before = failuresOf.remove(place);
        int count = before == null ? 1 : before.count() + 1;
        Duration pause = count <= FREE_TRIES
                ? Duration.ZERO
                : Duration.ofSeconds(1L << Math.min(count - FREE_TRIES - 1, MAX_DOUBLINGS));
        failuresOf.put(place, new Failures(count, nanoTime.getAsLong() + pause.toNanos()));
    }

    synchronized void succeeded(String place) {
        failuresOf.remove(place);
    }
}
