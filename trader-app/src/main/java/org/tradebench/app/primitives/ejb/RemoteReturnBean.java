package org.tradebench.app.primitives.ejb;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;

/** Implements a stateless session bean with a remote interface. */
@Stateless
@Remote(RemoteReturn.class)
public class RemoteReturnBean implements RemoteReturn {
    @Override
    public long percent(long invested, long worth) {
        return Math.floorDiv((worth - invested) * 100, invested);
    }
}
