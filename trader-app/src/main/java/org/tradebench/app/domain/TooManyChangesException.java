package org.tradebench.app.domain;

/** Reports that the database has rolled an operation back because of concurrent ones as often as it was tried; nothing was changed. */
public class TooManyChangesException extends TradeException {
    public TooManyChangesException() {
        super(Reason.CONFLICT, "Too many changes of the same rows at once; nothing was changed. Try again.");
    }
}
