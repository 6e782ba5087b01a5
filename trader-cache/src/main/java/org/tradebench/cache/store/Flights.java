package org.tradebench.cache.store;

import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutionException;
import java.util.function.Function;
import org.tradebench.cache.coherence.Coherence;
import org.tradebench.cache.coherence.Lease;

/**
 * Lets callers who miss the same id together wait for one of them. Nobody joins a flight that an invalidation has overtaken: what it will bring may be older
 * than what the caller has a right to see.
 *
 * @param <T> what a flight brings
 */
final class Flights<T> {

    private static final class Flight<T> {

        final Lease lease;
        final Set<Object> dependencyIds;
        final Thread pilot = Thread.currentThread();
        final CompletableFuture<T> landing = new CompletableFuture<>();

        Flight(Lease lease, Set<Object> dependencyIds) {
            this.lease = lease;
            this.dependencyIds = dependencyIds;
        }
    }

    private final Coherence coherence;
    private final ConcurrentMap<Object, Flight<T>> flights = new ConcurrentHashMap<>();

    Flights(Coherence coherence) {
        this.coherence = coherence;
    }

    /**
     * The result of the work, or of the same work under way elsewhere. What that throws reaches all who wait for it.
     *
     * @param work is handed the lease that was taken before it began
     */
    T fly(Object id, Set<Object> dependencyIds, Function<Lease, T> work) {
        while (true) {
            Flight<T> other = flights.get(id);
            if (other != null && other.pilot == Thread.currentThread()) {
                // The work itself asks for its own id: waiting would be for ever.
                return work.apply(coherence.lease());
            }
            if (other != null && isFresh(other, id, dependencyIds)) {
                return join(other, work);
            }
            Flight<T> mine = new Flight<>(coherence.lease(), dependencyIds);
            if (other == null ? flights.putIfAbsent(id, mine) == null : flights.replace(id, other, mine)) {
                return start(id, mine, work);
            }
        }
    }

    private boolean isFresh(Flight<T> flight, Object id, Set<Object> dependencyIds) {
        return coherence.admits(flight.lease, id, flight.dependencyIds)
                && coherence.admits(flight.lease, id, dependencyIds);
    }

    private T start(Object id, Flight<T> flight, Function<Lease, T> work) {
        try {
            T result = work.apply(flight.lease);
            flight.landing.complete(result);
            return result;
        } catch (RuntimeException | Error e) {
            flight.landing.completeExceptionally(e);
            throw e;
        } finally {
            // Without effect but after a checked exception that the source has smuggled out.
            flight.landing.completeExceptionally(new IllegalStateException("the source of " + id + " has failed"));
            flights.remove(id, flight);
        }
    }

    private T join(Flight<T> flight, Function<Lease, T> work) {
        try {
            return flight.landing.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return work.apply(coherence.lease());
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            if (e.getCause() instanceof Error cause) {
                throw cause;
            }
            throw new CompletionException(e.getCause());
        }
    }
}
