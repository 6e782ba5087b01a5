package org.tradebench.cache;

/** Members of the cluster have not confirmed in time; the message names them. What was to be confirmed is done here and on its way to them. */
public final class UnconfirmedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public UnconfirmedException(String message) {
        super(message);
    }
}
