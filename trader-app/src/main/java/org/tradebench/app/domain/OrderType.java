package org.tradebench.app.domain;

import java.util.Locale;

/** Distinguishes orders that buy shares from those that sell them. */
public enum OrderType {
    BUY,
    SELL;

    /** Returns the word that the database and the pages use. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static OrderType of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }
}
