package org.tradebench.cache.command;

/**
 * Determines the outcome of the commands' transactions, because an invalidation must follow the commit of the change. Commands that begin and end their
 * transaction within their work need only {@link #outcomeOf}.
 */
@FunctionalInterface
public interface Transactions {
    /** Serves commands that end their transactions within their work; after an exception it is unknown whether they were committed. */
    Transactions WITHIN_COMMANDS = thrown -> Outcome.UNKNOWN;

    enum Outcome {
        COMMITTED,
        ROLLED_BACK,
        /** May have been committed: invalidated to be safe. */
        UNKNOWN
    }

    /** Returns what has become of a command's transaction when its work threw this. */
    Outcome outcomeOf(Throwable thrown);

    /**
     * Returns whether this thread is in a transaction that began before the command and will end after it. Then what the command reads is not stored, since it
     * may be what the transaction itself has written, or its snapshot may be older than the lease; hits are served all the same, and callers do not wait for
     * each other.
     */
    default boolean isActive() {
        return false;
    }

    /** Runs it after the commit of this thread's transaction, at once if there is none; never after a rollback. */
    default void afterCommit(Runnable invalidations) {
        invalidations.run();
    }
}
