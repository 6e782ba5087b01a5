package org.tradebench.tests.statements;

import java.util.List;
import java.util.function.IntFunction;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.RunningTrader;

/**
 * A page that is requested repeatedly, and the operations that it calls.
 *
 * @param status that each answer must have
 * @param operations by their names in the document
 */
record Visit(String what, int status, List<String> operations, Preparation preparation) {

    static final String NO_ALERTS = "getClosedOrders, none";
    static final String ALERTS = "getClosedOrders, some";

    /** Prepares the first request, by a login or a holding to sell; not counted. */
    @FunctionalInterface
    interface Preparation {

        /** Returns a function that requests the page of a round. */
        IntFunction<Page> prepare(RunningTrader trader);
    }

    /** Every page of a user asks for order alerts when they are shown at all. */
    boolean showsAlerts() {
        return operations.contains(NO_ALERTS) || operations.contains(ALERTS);
    }
}
