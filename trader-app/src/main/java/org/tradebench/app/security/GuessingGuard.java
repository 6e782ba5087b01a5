package org.tradebench.app.security;

import java.time.Duration;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.tradebench.app.domain.Refusals;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;

/**
 * Slows down guessing of passwords: by the name that is tried, and by the address, whatever the names ({@link AddressFailures} has the rates).
 *
 * <p>Before its password is hashed, an attempt reserves the cost of a failure; a successful one gives it back. So no more of many parallel attempts are checked
 * than of as many sequential ones. The others wait until those being checked have ended, because many successful logins under one name are no guessing.
 *
 * <p>Each address has counters of its own, and its budget bounds how many names it can have: made-up names displace no counter of another address, and none of
 * their own address that still counts. Only addresses displace each other, first the one whose last attempt is longest ago. An attacker with that many
 * addresses gains nothing by it.
 */
final class GuessingGuard {
    static final int MAX_ADDRESSES = 1_000;

    /** Longest wait for earlier attempts; then the server is too busy, or under attack. */
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final LongSupplier nanoTime;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition settled = lock.newCondition();

    /** Failures by address, in the order of their last attempts. */
    private final Map<String, AddressFailures> addresses = new LinkedHashMap<>(16, 0.75f, true);

    /** @param nanoTime a monotonic clock */
    GuessingGuard(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
    }

    /**
     * Checks a password, unless the address or the name has to wait.
     *
     * @param check refuses with NOT_AUTHENTICATED when the password is wrong; whatever else it throws is no guess
     * @throws TradeException TOO_MANY_TRIES without a check; or as the check refuses
     */
    <T> T attempt(String address, String name, Supplier<T> check) {
        AddressFailures failures = reserve(address, name);
        boolean right = false;
        boolean wrong = false;
        try {
            T result = check.get();
            right = true;
            return result;
        } catch (TradeException refused) {
            wrong = refused.reason() == Reason.NOT_AUTHENTICATED;
            throw refused;
        } finally {
            settle(address, failures, name, right, wrong);
        }
    }

    private AddressFailures reserve(String address, String name) {
        lock.lock();
        try {
            long left = PATIENCE.toNanos();
            while (true) {
                AddressFailures failures = failuresOf(address);
                long pause = failures.pauseNanos(name, nanoTime.getAsLong());
                if (pause > 0) {
                    throw Refusals.tooManyTries(seconds(pause));
                }
                if (failures.reserve(name, nanoTime.getAsLong())) {
                    return failures;
                }
                if (left <= 0) {
                    throw Refusals.tooManyTries(1);
                }
                left = settled.awaitNanos(left);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Refusals.tooManyTries(1);
        } finally {
            lock.unlock();
        }
    }

    private void settle(String address, AddressFailures failures, String name, boolean right, boolean wrong) {
        lock.lock();
        try {
            failures.settle(name, right, wrong, nanoTime.getAsLong());
            if (failures.isForgotten(nanoTime.getAsLong())) {
                addresses.remove(address, failures);
            }
            settled.signalAll();
        } finally {
            lock.unlock();
        }
    }

    private AddressFailures failuresOf(String address) {
        AddressFailures known = addresses.get(address);
        if (known != null) {
            return known;
        }
        for (Iterator<AddressFailures> eldest = addresses.values().iterator();
                addresses.size() >= MAX_ADDRESSES && eldest.hasNext(); ) {
            if (eldest.next().isIdle()) {
                eldest.remove();
            }
        }
        AddressFailures fresh = new AddressFailures(nanoTime.getAsLong());
        addresses.put(address, fresh);
        return fresh;
    }

    private static int seconds(long nanos) {
        return (int) ((nanos + TimeUnit.SECONDS.toNanos(1) - 1) / TimeUnit.SECONDS.toNanos(1));
    }
}
