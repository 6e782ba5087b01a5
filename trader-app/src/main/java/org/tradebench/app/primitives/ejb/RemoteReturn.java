package org.tradebench.app.primitives.ejb;

/** Declares {@link ReturnOnInvestment} for remote calls, which copy parameters and results. */
public interface RemoteReturn {
    /** See {@link ReturnOnInvestment#percent}. */
    long percent(long invested, long worth);
}
