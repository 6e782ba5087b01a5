package org.tradebench.app.security;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/**
 * Counts the failed logins from one address, and its attempts in progress. Not thread safe.
 *
 * <p>Limit per user name: after {@link #FREE_TRIES} failures each further one doubles the pause before the next attempt, from 1 s to 64 s, which allows at most
 * 65 attempts per hour. A successful login, or {@link #MEMORY} without a failure, resets the count. Limit of the address, whatever the names: {@link #BUDGET}
 * failures at once, then one per {@link #INTERVAL}.
 */
final class AddressFailures {
    static final int FREE_TRIES = 3;
    static final int BUDGET = 200;
    static final Duration INTERVAL = Duration.ofSeconds(5);
    static final Duration MEMORY = Duration.ofMinutes(15);
    private static final int MAX_DOUBLINGS = 6;
    private static final long FULL = INTERVAL.multipliedBy(BUDGET).toNanos();

    private static final class Name {
        int failures;
        int underWay;
        long nextTryNanos;
    }

    private final Map<String, Name> names = new HashMap<>();
    private int underWay;

    /** When the whole budget is available again. */
    private long fullAgainNanos;

    AddressFailures(long now) {
        fullAgainNanos = now;
    }

    /** Returns for how many nanoseconds the next attempt must wait because of earlier failures; 0 when it need not. */
    long pauseNanos(String name, long now) {
        Name known = names.get(name);
        long ofName = known == null || known.failures == 0 ? 0 : known.nextTryNanos - now;
        return Math.max(0, Math.max(ofName, spentNanos(now) + INTERVAL.toNanos() - FULL));
    }

    /** Reserves the cost of a failure for an attempt that begins; returns false while attempts in progress may still need it. */
    boolean reserve(String name, long now) {
        Name known = names.get(name);
        int failures = known == null || isOver(known, now) ? 0 : known.failures;
        boolean nameIsBusy = known != null && known.underWay >= Math.max(1, FREE_TRIES + 1 - failures);
        if (nameIsBusy || spentNanos(now) + (underWay + 1) * INTERVAL.toNanos() > FULL) {
            return false;
        }
        names.computeIfAbsent(name, key -> new Name()).underWay++;
        underWay++;
        return true;
    }

    /** Ends an attempt; one that was neither right nor wrong changes no count. */
    void settle(String name, boolean right, boolean wrong, long now) {
        Name known = Objects.requireNonNull(names.get(name));
        known.underWay--;
        underWay--;
        if (wrong) {
            known.failures = (isOver(known, now) ? 0 : known.failures) + 1;
            known.nextTryNanos = now + pauseAfter(known.failures).toNanos();
            fullAgainNanos = now + spentNanos(now) + INTERVAL.toNanos();
            names.values().removeIf(other -> other.underWay == 0 && isOver(other, now));
        } else if (right) {
            known.failures = 0;
        }
        if (known.underWay == 0 && known.failures == 0) {
            names.remove(name);
        }
    }

    boolean isIdle() {
        return underWay == 0;
    }

    boolean isForgotten(long now) {
        return underWay == 0 && names.isEmpty() && spentNanos(now) == 0;
    }

    int names() {
        return names.size();
    }

    private long spentNanos(long now) {
        return Math.max(0, fullAgainNanos - now);
    }

    private static boolean isOver(Name name, long now) {
        return name.failures == 0 || now - name.nextTryNanos > MEMORY.toNanos();
    }

    private static Duration pauseAfter(int failures) {
        return failures <= FREE_TRIES
                ? Duration.ZERO
                : Duration.ofSeconds(1L << Math.min(failures - FREE_TRIES - 1, MAX_DOUBLINGS));
    }
}
