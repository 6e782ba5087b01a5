package org.tradebench.app.domain;

import org.jspecify.annotations.Nullable;

/**
 * Refuses an operation for a reason that its user can understand; nothing was changed, unless the reason is {@link Reason#OUTCOME_UNKNOWN}. The message is
 * meant for the user.
 */
public class TradeException extends RuntimeException {
    /** Lists why an operation may be refused. */
    public enum Reason {
        /** The input is invalid (HTTP 400). */
        BAD_INPUT,
        /** User or password are wrong, or no user is logged in (HTTP 401). */
        NOT_AUTHENTICATED,
        /** The user may not do this (HTTP 403). */
        FORBIDDEN,
        /** The thing does not exist, or belongs to another user (HTTP 404). */
        NOT_FOUND,
        /** It cannot be done in the present state (HTTP 409). */
        CONFLICT,
        /** Too many attempts; the message says how long to wait (HTTP 429). */
        TOO_MANY_TRIES,
        /** It cannot be done for now, for instance because the database does not answer (HTTP 503). */
        UNAVAILABLE,
        /** The answer was lost (HTTP 504). The only reason after which something may have changed. */
        OUTCOME_UNKNOWN
    }

    private final Reason reason;
    private final int retryAfterSeconds;

    public TradeException(Reason reason, @Nullable String message) {
        this(reason, message, 0);
    }

    /** @param retryAfterSeconds when it may work again; 0 when that is not known */
    public TradeException(Reason reason, @Nullable String message, int retryAfterSeconds) {
        super(message);
        this.reason = reason;
        this.retryAfterSeconds = retryAfterSeconds;
    }

    public Reason reason() {
        return reason;
    }

    public int retryAfterSeconds() {
        return retryAfterSeconds;
    }

    public static TradeException badInput(@Nullable String message) {
        return new TradeException(Reason.BAD_INPUT, message);
    }

    public static TradeException notFound(String message) {
        return new TradeException(Reason.NOT_FOUND, message);
    }

    public static TradeException conflict(String message) {
        return new TradeException(Reason.CONFLICT, message);
    }
}
