package org.tradebench.app.domain;

import java.util.Locale;

/** Follows the life of an order: open → closed → completed, or open → cancelled. */
public enum OrderStatus {
    /** Placed, not yet processed. */
    OPEN,
    /** Processed: holding and balance have changed; its owner has not been told yet. */
    CLOSED,
    /** Processed, and announced to its owner. */
    COMPLETED,
    /** Ended without effect, because its holding was gone. */
    CANCELLED;

    /** Returns the code that the database and the pages use. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static OrderStatus of(String code) {
        return valueOf(code.toUpperCase(Locale.ROOT));
    }
}
