package org.tradebench.app.primitives.ejb;

/** What a session bean works out for the primitives. */
public interface ReturnOnInvestment {

    /**
     * The gain in percent, rounded down.
     *
     * @param invested cents, above zero
     * @param worth cents of now
     */
    long percent(long invested, long worth);
}
