package org.tradebench.app.domain;

/** Somebody has held rows that an operation needs for longer than it may wait: a transaction in doubt, a population; nothing was changed. */
public class RowsHeldException extends TradeException {
    public RowsHeldException() {
        super(
                Reason.UNAVAILABLE,
                "Another transaction holds rows that this needs, and does not end; nothing was changed. Try again later.");
    }
}
