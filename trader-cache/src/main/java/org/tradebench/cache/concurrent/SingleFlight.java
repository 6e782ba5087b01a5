package org.tradebench.cache.concurrent;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutionException;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Lets threads that want the same key at the same time share one run of the work: the first thread runs it, the others wait for its result.
 *
 * @param <K> what threads want
 * @param <S> what was known when a run started; it decides whether others may join
 * @param <T> the result of a run
 */
public final class SingleFlight<K, S, T> {
    @FunctionalInterface
    public interface Work<S, T, X extends Exception> {
        T run(S start) throws X;
    }

    private static final class Flight<S, T> {
        final S start;
        final Thread leader = Thread.currentThread();
        final CompletableFuture<Optional<T>> landing = new CompletableFuture<>();

        Flight(S start) {
            this.start = start;
        }

        /** An interrupted wait ends without a result, and the thread stays interrupted; a wait that would never end does not begin. */
        Optional<T> await() {
            Thread waiter = Thread.currentThread();
            WAITING.put(waiter, this);
            try {
                return waitsFor(waiter) ? Optional.empty() : landing.get();
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                return Optional.empty();
            } catch (ExecutionException never) {
                throw new AssertionError("a flight lands with a result or without one", never);
            } finally {
                WAITING.remove(waiter);
            }
        }

        /**
         * Returns whether this flight cannot land before the thread goes on: its leader waits for the thread's own flight, or for one whose leader does, and so on. Of
         * threads that close such a circle together each has noted its own wait before it looks, so that one of them at least sees it.
         */
        private boolean waitsFor(Thread waiter) {
            Set<Thread> seen = new HashSet<>();
            Flight<?, ?> flight = this;
            while (flight != null && !flight.landing.isDone() && seen.add(flight.leader)) {
                if (flight.leader == waiter) {
                    return true;
                }
                flight = WAITING.get(flight.leader);
            }
            return false;
        }
    }

    /** Flight that each waiting thread waits for, in all caches: a deadlock may involve several. */
    private static final ConcurrentMap<Thread, Flight<?, ?>> WAITING = new ConcurrentHashMap<>();

    private final ConcurrentMap<K, Flight<S, T>> flights = new ConcurrentHashMap<>();

    /**
     * Runs the work, or waits for the result of a run that is under way for the same key.
     *
     * @param start called just before a run of this thread begins, and handed to its work
     * @param joinable whether a run that started so may be waited for; one that may not is no longer offered to others
     * @return the result; empty when there is none to share: the run that was waited for threw, it is this thread's own or waits for this thread, or the wait was
     *     interrupted. The caller then does the work alone
     * @throws X what the work of this thread threw
     */
    public <X extends Exception> Optional<T> share(K key, Supplier<S> start, Predicate<S> joinable, Work<S, T, X> work)
            throws X {
        while (true) {
            Flight<S, T> other = flights.get(key);
            if (other != null && other.leader == Thread.currentThread()) {
                return Optional.empty();
            }
            if (other != null && joinable.test(other.start)) {
                return other.await();
            }
            Flight<S, T> mine = new Flight<>(start.get());
            if (other == null ? flights.putIfAbsent(key, mine) == null : flights.replace(key, other, mine)) {
                return lead(key, mine, work);
            }
        }
    }

    private <X extends Exception> Optional<T> lead(K key, Flight<S, T> flight, Work<S, T, X> work) throws X {
        Optional<T> result = Optional.empty();
        try {
            result = Optional.of(work.run(flight.start));
            return result;
        } finally {
            // In this order: a waiting thread that tries again must not meet this flight.
            flights.remove(key, flight);
            flight.landing.complete(result);
        }
    }
}
