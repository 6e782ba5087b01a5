package org.tradebench.cache.cluster;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.coherence.Origin;
import org.tradebench.cache.spi.ContentDigest;

/** Tracks the requests to other members that are not answered yet. Thread safe. */
final class PendingRequests {
    /** Holds a request, the members whose answers are missing, and the first entry that comes as one. */
    static final class PendingRequest {
        private final long number;
        private final Set<Origin> missing;
        private final CompletableFuture<Optional<EntrySnapshot>> answer = new CompletableFuture<>();
        private final Map<Origin, ContentDigest> digests = new ConcurrentHashMap<>();

        private PendingRequest(long number, Set<Origin> missing) {
            this.number = number;
            this.missing = new HashSet<>(missing);
            completeIfAnswered();
        }

        long number() {
            return number;
        }

        /** Completes when an entry has come, or no answer is missing any more. */
        CompletableFuture<Optional<EntrySnapshot>> answer() {
            return answer;
        }

        /** Returns the digests that have come. */
        Map<Origin, ContentDigest> digests() {
            return Map.copyOf(digests);
        }

        synchronized Set<Origin> missing() {
            return Set.copyOf(missing);
        }

        private synchronized void answered(Origin origin) {
            missing.remove(origin);
            completeIfAnswered();
        }

        private synchronized void retain(Set<Origin> members) {
            missing.retainAll(members);
            completeIfAnswered();
        }

        private void completeIfAnswered() {
            if (missing.isEmpty()) {
                answer.complete(Optional.empty());
            }
        }
    }

    private final AtomicLong numbers = new AtomicLong();
    private final Map<Long, PendingRequest> open = new ConcurrentHashMap<>();

    /**
     * Starts a request with a number higher than the one before.
     *
     * @param whom the members to be asked that are in the view now
     */
    PendingRequest ask(Supplier<Set<Origin>> whom) {
        PendingRequest request = new PendingRequest(numbers.incrementAndGet(), whom.get());
        open.put(request.number(), request);
        // One of them may have left before the request was registered.
        request.retain(whom.get());
        return request;
    }

    void close(PendingRequest request) {
        open.remove(request.number());
    }

    void answered(long number, Origin origin) {
        PendingRequest request = open.get(number);
        if (request != null) {
            request.answered(origin);
        }
    }

    void answered(long number, Origin origin, ContentDigest digest) {
        PendingRequest request = open.get(number);
        if (request != null) {
            request.digests.put(origin, digest);
            request.answered(origin);
        }
    }

    void answered(long number, Origin origin, Optional<EntrySnapshot> entry) {
        PendingRequest request = open.get(number);
        if (request != null) {
            entry.ifPresent(found -> request.answer().complete(Optional.of(found)));
            request.answered(origin);
        }
    }

    /** Stops waiting for members that have left. */
    void retain(Set<Origin> members) {
        List.copyOf(open.values()).forEach(request -> request.retain(members));
    }
}
