package org.tradebench.app.primitives.ejb;

import jakarta.ejb.Local;
import jakarta.ejb.Stateless;

/** A stateless session bean with a local interface, in a transaction of the container's. */
@Stateless
@Local(ReturnOnInvestment.class)
public class ReturnBean implements ReturnOnInvestment {

    @Override
    public long percent(long invested, long worth) {
        return Math.floorDiv((worth - invested) * 100, invested);
    }
}
