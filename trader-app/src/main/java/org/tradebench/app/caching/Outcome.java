package org.tradebench.app.caching;

import org.tradebench.app.domain.TradeException;

/** Judges what an operation that threw may have changed. */
public final class Outcome {
    private Outcome() {}

    /**
     * Returns whether it has certainly changed nothing. When a connection breaks at the commit, that is unknown: all but a refusal of its input counts as done,
     * because an unneeded invalidation costs one read and a missing one leaves a stale value for ever.
     */
    public static boolean isUnchanged(Throwable thrown) {
        return thrown instanceof TradeException refused
                && switch (refused.reason()) {
                    case BAD_INPUT, NOT_AUTHENTICATED, FORBIDDEN, NOT_FOUND, TOO_MANY_TRIES -> true;
                    case CONFLICT, UNAVAILABLE, OUTCOME_UNKNOWN -> false;
                };
    }
}
