package org.tradebench.cache.store;

import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.tradebench.cache.coherence.Coherence;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.concurrent.SingleFlight;
import org.tradebench.cache.store.Finder.Found;

/**
 * Lets callers who miss the same id together share one call of the source, and what it throws. No caller joins a call that an invalidation has overtaken: its
 * value may be older than what the caller has a right to see.
 */
final class SourceCalls {
    private record Start(Lease lease, Set<Object> dependencyIds) {}

    /** Holds how a call has ended, and whose it was. */
    private record Landing(Thread caller, Supplier<Found> outcome) {}

    private final Coherence coherence;
    private final SingleFlight<Object, Start, Landing> flights = new SingleFlight<>();

    SourceCalls(Coherence coherence) {
        this.coherence = coherence;
    }

    /**
     * Makes the call, or waits for another thread's call for the same id and returns its result, unless that may not be shared.
     *
     * @param call is handed the lease that was taken before it began
     */
    Found share(Object id, Set<Object> dependencyIds, Function<Lease, Found> call) {
        Optional<Landing> shared = flights.share(
                id,
                () -> new Start(coherence.lease(), dependencyIds),
                start -> coherence.admits(start.lease, id, start.dependencyIds)
                        && coherence.admits(start.lease, id, dependencyIds),
                start -> new Landing(Thread.currentThread(), outcome(call, start.lease)));
        if (shared.isPresent()) {
            Found found = shared.get().outcome().get();
            if (found.shareable() || shared.get().caller() == Thread.currentThread()) {
                return found;
            }
        }
        return call.apply(coherence.lease());
    }

    private static Supplier<Found> outcome(Function<Lease, Found> call, Lease lease) {
        try {
            Found found = call.apply(lease);
            return () -> found;
        } catch (RuntimeException failure) {
            return () -> {
                throw failure;
            };
        } catch (Error failure) {
            return () -> {
                throw failure;
            };
        }
    }
}
