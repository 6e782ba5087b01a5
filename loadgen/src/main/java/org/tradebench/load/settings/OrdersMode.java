package org.tradebench.load.settings;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Optional;

/** Selects when the application completes an order, and which part of it does. */
public enum OrdersMode {
    /** An order is completed at once, in the transaction that places it. */
    SYNC("sync", "Synchronous"),
    /** An order is completed by a message that is sent once the order is committed. */
    ASYNC("async", "Asynchronous"),
    /** An order is completed by a message that is sent in one transaction with the order. */
    ASYNC_TWO_PHASE("async-2phase", "Asynchronous_2-Phase");

    private final String word;
    private final String setting;

    OrdersMode(String word, String setting) {
        this.word = word;
        this.setting = setting;
    }

    /** Returns the word of command line, run files and results. */
    @JsonValue
    public String word() {
        return word;
    }

    /** Returns the value of the application's setting ORDER_PROCESSING_MODE. */
    public String setting() {
        return setting;
    }

    /** Finds a mode by the application's setting, in any case. */
    public static Optional<OrdersMode> ofSetting(String setting) {
        return Arrays.stream(values())
                .filter(mode -> mode.setting().equalsIgnoreCase(setting))
                .findFirst();
    }

    /** Finds a mode by its word. */
    public static Optional<OrdersMode> of(String word) {
        return Arrays.stream(values()).filter(mode -> mode.word().equals(word)).findFirst();
    }
}
