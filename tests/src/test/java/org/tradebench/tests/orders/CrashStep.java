package org.tradebench.tests.orders;

import org.tradebench.tests.harness.Orders;

/** A moment between two steps of an order's processing at which its server may be killed, and the required outcome of the order. */
enum CrashStep {
    COMMITTED_BUT_NOT_SENT(
            Orders.ASYNCHRONOUS, begin(Names.ORDERS + "OnePhaseProcessing", "queue", "OnePhaseProcessing"), 1, false),
    SENT_BUT_NOT_ANSWERED(
            Orders.ASYNCHRONOUS, begin(Names.ORDERS + "OrderCounters", "of", "OnePhaseProcessing"), 1, false),
    RECEIVED(Orders.ASYNCHRONOUS, begin(Names.ORDERS + "OrderBroker", "onMessage", "OrderBroker"), 1, false),
    COMPLETED_BUT_NOT_COMMITTED(
            Orders.ASYNCHRONOUS, begin(Names.DIRECT + "OrderCompletion", "read", "OrderBroker"), 1, false),
    COMMITTED_BUT_NOT_ACKNOWLEDGED(
            Orders.ASYNCHRONOUS, begin(Names.ORDERS + "OrderCompletions", "forget", "OrderBroker"), 1, false),

    PLACED_BUT_NOT_SENT(
            Orders.ASYNCHRONOUS_TWO_PHASE,
            begin(Names.ORDERS + "TwoPhaseProcessing", "process", "TwoPhaseProcessing"),
            0,
            false),
    SENT_BUT_NOT_PREPARED(
            Orders.ASYNCHRONOUS_TWO_PHASE, begin(Names.XA_CONNECTION, "prepare", "OrderProcessingStage"), 0, false),
    PLACING_PREPARED_BUT_NOT_DECIDED(
            Orders.ASYNCHRONOUS_TWO_PHASE, end(Names.XA_CONNECTION, "prepare", "OrderProcessingStage"), 0, true),
    PLACING_DECIDED_BUT_NOT_COMMITTED(
            Orders.ASYNCHRONOUS_TWO_PHASE, begin(Names.XA_CONNECTION, "commit", "OrderProcessingStage"), 1, true),
    PLACING_COMMITTED_IN_THE_DATABASE_ONLY(
            Orders.ASYNCHRONOUS_TWO_PHASE, end(Names.XA_CONNECTION, "commit", "OrderProcessingStage"), 1, false),
    RECEIVED_IN_A_TRANSACTION(
            Orders.ASYNCHRONOUS_TWO_PHASE, begin(Names.ORDERS + "OrderBroker", "onMessage", "OrderBroker"), 1, false),
    COMPLETED_BUT_NOT_PREPARED(
            Orders.ASYNCHRONOUS_TWO_PHASE, begin(Names.XA_CONNECTION, "prepare", Names.DISPATCHER), 1, false),
    COMPLETION_PREPARED_BUT_NOT_DECIDED(
            Orders.ASYNCHRONOUS_TWO_PHASE, end(Names.XA_CONNECTION, "prepare", Names.DISPATCHER), 1, true),
    COMPLETION_DECIDED_BUT_NOT_COMMITTED(
            Orders.ASYNCHRONOUS_TWO_PHASE, begin(Names.XA_CONNECTION, "commit", Names.DISPATCHER), 1, true),
    COMPLETION_COMMITTED_IN_THE_DATABASE_ONLY(
            Orders.ASYNCHRONOUS_TWO_PHASE, end(Names.XA_CONNECTION, "commit", Names.DISPATCHER), 1, false),
    COMMITTED_BUT_NOT_FORGOTTEN_BY_CACHES(
            Orders.ASYNCHRONOUS_TWO_PHASE,
            begin(Names.ORDERS + "OrderCompletions", "forget", Names.DISPATCHER),
            1,
            false);

    private final Orders orders;

    @SuppressWarnings("ImmutableEnumChecker") // A record of texts is.
    private final Place place;

    private final int placed;
    private final boolean prepared;

    CrashStep(Orders orders, Place place, int placed, boolean prepared) {
        this.orders = orders;
        this.place = place;
        this.placed = placed;
        this.prepared = prepared;
    }

    /** The order processing mode that has this step. */
    Orders orders() {
        return orders;
    }

    /** The place in the code at which a thread is at this moment. */
    Place place() {
        return place;
    }

    /** Number of orders afterwards: 0 where the commit was not decided yet and the user got no answer, else 1. */
    int placed() {
        return placed;
    }

    /** Whether the database holds a prepared transaction in this moment. */
    boolean prepared() {
        return prepared;
    }

    private static Place begin(String type, String method, String caller) {
        return new Place(type, method, false, caller);
    }

    private static Place end(String type, String method, String caller) {
        return new Place(type, method, true, caller);
    }

    /** A constant's arguments cannot name the enum's own constants. */
    private static final class Names {
        static final String ORDERS = "org.tradebench.app.messaging.orders.";
        static final String DIRECT = "org.tradebench.app.services.direct.";
        static final String XA_CONNECTION = "org.postgresql.xa.PGXAConnection";
        /** Part of the name of Open Liberty's classes that deliver a message to its bean and then end the transaction. */
        static final String DISPATCHER = ".SibRa";

        private Names() {}
    }
}
