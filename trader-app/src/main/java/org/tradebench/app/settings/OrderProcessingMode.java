package org.tradebench.app.settings;

/** When an order that was placed is completed, and by whom. */
public enum OrderProcessingMode implements Choice {
    /** At once, in the transaction that placed it. */
    SYNCHRONOUS("Synchronous"),
    /** By a broker, whom a message tells of the order once its transaction is committed: each step commits on its own. */
    ASYNCHRONOUS("Asynchronous"),
    /** By a broker, whom a message tells that is sent, and received, in one transaction with the change of the database. */
    ASYNCHRONOUS_TWO_PHASE("Asynchronous_2-Phase");

    private final String word;

    OrderProcessingMode(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
