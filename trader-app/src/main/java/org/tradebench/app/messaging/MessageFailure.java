package org.tradebench.app.messaging;

import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;

/** Turns failures of the messaging engine into refusals. */
public final class MessageFailure {
    private MessageFailure() {}

    /** Refuses when nothing could be sent, and so nothing was changed. */
    public static TradeException unavailable() {
        return new TradeException(
                Reason.UNAVAILABLE, "The messaging engine does not answer; nothing was changed. Try again later.");
    }

    /** Refuses when the database or the messaging engine could not prepare the transaction. */
    public static TradeException notPrepared() {
        return new TradeException(
                Reason.UNAVAILABLE,
                "The order could not be prepared for its commit; nothing was changed. Try again later.");
    }
}
