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

    private final String label;
    private final String setting;

    OrdersMode(String label, String setting) {
        this.label = label;
        this.setting = setting;
    }

    /** Returns its label on the command line, in run files and in results. */
    @JsonValue
    public String label() {
        return label;
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

    /** Finds a mode by its label. */
    public static Optional<OrdersMode> of(String label) {
        return Arrays.stream(values())
                .filter(mode -> mode.label().equals(label))
                .findFirst();
    }
}
