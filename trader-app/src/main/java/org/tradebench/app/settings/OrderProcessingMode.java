package org.tradebench.app.settings;

/** When an order that was placed is completed, and by whom. */
public enum OrderProcessingMode implements Choice {
    /** At once, in the transaction that placed it. */
    SYNCHRONOUS("Synchronous");

    private final String word;

    OrderProcessingMode(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
