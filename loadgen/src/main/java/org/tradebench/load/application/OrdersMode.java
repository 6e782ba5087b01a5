package org.tradebench.load.application;

import java.util.Arrays;
import java.util.Optional;

/** When the application completes an order, and by whom. */
public enum OrdersMode {
    /** At once, in the transaction that places it. */
    SYNC("sync", "Synchronous"),
    /** By a message that is sent once the order is committed. */
    ASYNC("async", "Asynchronous"),
    /** By a message in one transaction with the order. */
    ASYNC_TWO_PHASE("async-2phase", "Asynchronous_2-Phase");

    private final String word;
    private final String setting;

    OrdersMode(String word, String setting) {
        this.word = word;
        this.setting = setting;
    }

    /** The word of the command line and of the results. */
    public String word() {
        return word;
    }

    /** The value of the application's setting ORDER_PROCESSING_MODE. */
    public String setting() {
        return setting;
    }

    /** The mode of a setting, in any case. */
    public static Optional<OrdersMode> ofSetting(String setting) {
        return Arrays.stream(values())
                .filter(mode -> mode.setting().equalsIgnoreCase(setting))
                .findFirst();
    }

    /** The mode of a word. */
    public static Optional<OrdersMode> of(String word) {
        return Arrays.stream(values()).filter(mode -> mode.word().equals(word)).findFirst();
    }
}
