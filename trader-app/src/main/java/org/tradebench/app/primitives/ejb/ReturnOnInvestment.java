package org.tradebench.app.primitives.ejb;

/** Computes a return on investment, the work of the session bean primitives. */
public interface ReturnOnInvestment {
    /**
     * Returns the gain in percent, rounded down.
     *
     * @param invested cents, above zero
     * @param worth cents of now
     */
    long percent(long invested, long worth);
}
