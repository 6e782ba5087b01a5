package org.tradebench.app.settings;

/** Selects whether price changes go to a topic, by which every server learns of them. */
public enum QuotePublishing implements Choice {
    /** Publishes where orders are processed by messages. */
    WITH_ORDERS("with orders"),
    ALWAYS("true"),
    /** Never: each server shows the changes that it has committed itself. */
    NEVER("false");

    private final String label;

    QuotePublishing(String label) {
        this.label = label;
    }

    @Override
    public String label() {
        return label;
    }

    boolean applies(OrderProcessingMode orders) {
        return this == ALWAYS || (this == WITH_ORDERS && orders != OrderProcessingMode.SYNCHRONOUS);
    }
}
