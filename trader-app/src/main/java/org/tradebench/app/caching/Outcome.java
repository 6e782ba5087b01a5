package org.tradebench.app.caching;

import org.tradebench.app.domain.TradeException;

/** What is known of an operation that threw. */
public final class Outcome {

    private Outcome() {}

    /**
     * Whether it has certainly changed nothing. When a connection breaks at the commit, nobody knows: whatever is not a refusal of its input counts as
     * done, since to invalidate in vain costs a read, and not to invalidate costs an old value for ever.
     */
    public static boolean isUnchanged(Throwable thrown) {
        return thrown instanceof TradeException refused
                && switch (refused.reason()) {
                    case BAD_INPUT, NOT_AUTHENTICATED, FORBIDDEN, NOT_FOUND, TOO_MANY_TRIES -> true;
                    case CONFLICT, UNAVAILABLE, OUTCOME_UNKNOWN -> false;
                };
    }
}
