package org.tradebench.app.domain;

/** Reports that needed rows were held for longer than an operation may wait (a transaction in doubt, a population); nothing was changed. */
public class RowsHeldException extends TradeException {
    public RowsHeldException() {
        super(
                Reason.UNAVAILABLE,
                "Another transaction holds rows that this needs, and does not end; nothing was changed. Try again later.");
    }
}
