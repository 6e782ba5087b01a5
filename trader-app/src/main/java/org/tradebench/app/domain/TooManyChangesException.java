package org.tradebench.app.domain;

/** The database has rolled an operation back for others' sake as often as it was tried; nothing was changed. */
public class TooManyChangesException extends TradeException {
    public TooManyChangesException() {
        super(Reason.CONFLICT, "Too many changes of the same rows at once; nothing was changed. Try again.");
    }
}
