package org.tradebench.app.primitives.ejb;

/** {@link ReturnOnInvestment} by remote calls: parameters and results are copied. */
public interface RemoteReturn {

    /** See {@link ReturnOnInvestment#percent}. */
    long percent(long invested, long worth);
}
