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
final class PendingQuestions {
    /** Holds a request, the members whose answers are missing, and the first entry that comes as one. */
    static final class Question {
        private final long number;
        private final Set<Origin> missing;
        private final CompletableFuture<Optional<EntrySnapshot>> answer = new CompletableFuture<>();
        private final Map<Origin, ContentDigest> digests = new ConcurrentHashMap<>();

        private Question(long number, Set<Origin> missing) {
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
    private final Map<Long, Question> open = new ConcurrentHashMap<>();

    /**
     * Starts a request with a number higher than the one before.
     *
     * @param whom the members to be asked that are in the view now
     */
    Question ask(Supplier<Set<Origin>> whom) {
        Question question = new Question(numbers.incrementAndGet(), whom.get());
        open.put(question.number(), question);
        // One of them may have left before the question was there to be told so.
        question.retain(whom.get());
        return question;
    }

    void close(Question question) {
        open.remove(question.number());
    }

    void answered(long number, Origin origin) {
        Question question = open.get(number);
        if (question != null) {
            question.answered(origin);
        }
    }

    void answered(long number, Origin origin, ContentDigest digest) {
        Question question = open.get(number);
        if (question != null) {
            question.digests.put(origin, digest);
            question.answered(origin);
        }
    }

    void answered(long number, Origin origin, Optional<EntrySnapshot> entry) {
        Question question = open.get(number);
        if (question != null) {
            entry.ifPresent(found -> question.answer().complete(Optional.of(found)));
            question.answered(origin);
        }
    }

    /** Stops waiting for members that have left. */
    void retain(Set<Origin> members) {
        List.copyOf(open.values()).forEach(question -> question.retain(members));
    }
}
