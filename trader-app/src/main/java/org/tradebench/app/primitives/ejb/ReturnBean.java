package org.tradebench.app.primitives.ejb;

import jakarta.ejb.Local;
import jakarta.ejb.Stateless;

/** Implements a stateless session bean with a local interface, in a container-managed transaction. */
@Stateless
@Local(ReturnOnInvestment.class)
public class ReturnBean implements ReturnOnInvestment {
    @Override
    public long percent(long invested, long worth) {
        return Math.floorDiv((worth - invested) * 100, invested);
    }
}
