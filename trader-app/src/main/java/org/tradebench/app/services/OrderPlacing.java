package org.tradebench.app.services;

import java.util.function.Supplier;

/** Stands round every transaction that places an order, inside the {@link Guard}: the order processing mode begins and ends here. */
public interface OrderPlacing {

    /**
     * What the transaction gives.
     *
     * @param transaction has committed when it returns, and has changed nothing when it throws
     */
    <T> T place(Supplier<T> transaction);
}
