package org.tradebench.app.primitives.ejb;

/** Declares {@link ReturnOnInvestment} for remote calls, which copy parameters and results. */
public interface RemoteReturn {
    long percent(long invested, long worth);
}
