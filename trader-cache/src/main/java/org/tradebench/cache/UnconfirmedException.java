package org.tradebench.cache;

/** Reports that members of the cluster, named in the message, have not confirmed in time. What was to be confirmed is done here and on its way to them. */
public final class UnconfirmedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public UnconfirmedException(String message) {
        super(message);
    }
}
