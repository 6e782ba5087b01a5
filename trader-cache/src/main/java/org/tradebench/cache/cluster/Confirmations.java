package org.tradebench.cache.cluster;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.tradebench.cache.UnconfirmedException;
import org.tradebench.cache.cluster.PendingRequests.PendingRequest;

/** Waits until the other members have applied the messages of one cache instance, or can no longer answer from a state before them. */
record Confirmations(ClusterContext context, String instance) {
    /**
     * Waits for all answers, and closes the request.
     *
     * @param what is to be confirmed, for the message of the exception
     * @throws UnconfirmedException when a member has not answered in time, and may answer from memory
     */
    void awaitAll(PendingRequest request, String what) {
        ReplicationSettings settings = context.settings();
        Duration fence = settings.fenceAfter();
        Duration timeout = settings.confirmTimeout();
        // A member that has not confirmed for that long has been out of contact for that long: it no longer answers
        // from memory.
        boolean isFenceFirst = settings.fences() && fence.compareTo(timeout) < 0;
        long askedAt = context.scheduling().nanoTime();
        try {
            boolean haveAllAnswered = context.scheduling().await(request.answer(), isFenceFirst ? fence : timeout);
            boolean hasFenceExpired = isFenceFirst && context.scheduling().nanoTime() - askedAt >= fence.toNanos();
            if (!haveAllAnswered && !hasFenceExpired) {
                throw new UnconfirmedException("members " + request.missing() + " of the cluster have not confirmed "
                        + what + " in cache '" + instance + "' within " + timeout);
            }
        } finally {
            context.requests().close(request);
        }
        if (settings.fences()) {
            awaitFenceOfLost(fence, what);
        }
    }

    /** Waits until members that were lost, which are no longer asked but may be running, have stopped answering from memory. */
    private void awaitFenceOfLost(Duration fence, String what) {
        while (remainingAnswerNanos(fence) > 0) {
            if (Thread.currentThread().isInterrupted()) {
                throw new UnconfirmedException("interrupted while a member that was lost may still answer from before "
                        + what + " in cache '" + instance + "'");
            }
            context.scheduling().await(new CompletableFuture<>(), Duration.ofNanos(remainingAnswerNanos(fence)));
        }
    }

    private long remainingAnswerNanos(Duration fence) {
        return context.lost()
                .remainingAnswerNanos(fence.toNanos(), context.scheduling().nanoTime());
    }
}
