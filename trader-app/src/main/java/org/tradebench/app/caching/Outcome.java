package org.tradebench.app.caching;

import org.tradebench.app.domain.TradeException;

/** Judges what an operation that threw may have changed. */
public final class Outcome {
    private Outcome() {}

    /**
     * Returns whether the operation has certainly changed nothing. The outcome of a commit whose connection breaks is unknown. Every exception but a refusal of
     * the request itself therefore counts as a possible change: an unneeded invalidation costs one read, a missing one leaves a stale value for ever.
     */
    public static boolean isUnchanged(Throwable thrown) {
        return thrown instanceof TradeException refused
                && switch (refused.reason()) {
                    case BAD_INPUT, NOT_AUTHENTICATED, FORBIDDEN, NOT_FOUND, TOO_MANY_TRIES -> true;
                    case CONFLICT, UNAVAILABLE, OUTCOME_UNKNOWN -> false;
                };
    }
}
