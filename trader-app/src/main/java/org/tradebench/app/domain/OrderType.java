package org.tradebench.app.domain;

import java.util.Locale;

/** Says whether an order buys or sells shares. */
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
