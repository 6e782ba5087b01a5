package org.tradebench.app.settings;

/** Selects when an order that was placed is completed, and by whom. */
public enum OrderProcessingMode implements Choice {
    /** Completes it at once, in the transaction that placed it. */
    SYNCHRONOUS("Synchronous"),
    /** Tells a broker of the order by a message once its transaction is committed: each step commits on its own. */
    ASYNCHRONOUS("Asynchronous"),
    /** Tells a broker by a message that is sent, and received, in one transaction with the change of the database. */
    ASYNCHRONOUS_TWO_PHASE("Asynchronous_2-Phase");

    private final String label;

    OrderProcessingMode(String label) {
        this.label = label;
    }

    @Override
    public String label() {
        return label;
    }
}
