package org.tradebench.tests.statements;

import java.util.List;
import java.util.function.IntFunction;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.RunningTrader;

/**
 * A page that is asked for again and again, and the operations that it stands for.
 *
 * @param status that each page must have
 * @param operations by their names in the document
 */
record Visit(String what, int status, List<String> operations, Preparation preparation) {

    static final String ALERTS = "getClosedOrders, none or some";

    /** What must be there before the first page: a login, something to sell. Not counted. */
    @FunctionalInterface
    interface Preparation {

        /** Gives the page of each round. */
        IntFunction<Page> prepare(RunningTrader trader);
    }

    /** Every page of a user asks for order alerts when they are shown at all. */
    boolean showsAlerts() {
        return operations.contains(ALERTS);
    }
}
