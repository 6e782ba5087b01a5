package org.tradebench.app.messaging;

import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;

/** What a failure of the messaging engine means to a user. */
public final class MessageFailure {
    private MessageFailure() {}

    /** Nothing was changed, because nothing could be sent. */
    public static TradeException unavailable() {
        return new TradeException(
                Reason.UNAVAILABLE, "The messaging engine does not answer; nothing was changed. Try again later.");
    }

    /** The database or the messaging engine could not prepare the transaction. */
    public static TradeException notPrepared() {
        return new TradeException(
                Reason.UNAVAILABLE,
                "The order could not be prepared for its commit; nothing was changed. Try again later.");
    }
}
