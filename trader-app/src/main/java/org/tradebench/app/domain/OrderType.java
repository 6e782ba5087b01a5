package org.tradebench.app.domain;

import java.util.Locale;

/** Distinguishes orders that buy shares from those that sell them. */
public enum OrderType {
    BUY,
    SELL;

    /** Returns the code that the database and the pages use. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static OrderType of(String code) {
        return valueOf(code.toUpperCase(Locale.ROOT));
    }
}
