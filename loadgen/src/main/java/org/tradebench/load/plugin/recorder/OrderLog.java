package org.tradebench.load.plugin.recorder;

import java.io.IOException;
import java.nio.file.Path;
import java.util.OptionalLong;

/**
 * Writes {@code orders.csv}: a line for each order that was asked for, in warm-up and measurement interval, with the number by which it was acknowledged, or
 * none. Flushed each second, it loses at most the answers of a second when the load generator is killed.
 */
final class OrderLog extends CsvLog {
    static final String NAME = "orders.csv";

    OrderLog(Path folder) throws IOException {
        super(folder.resolve(NAME), "user,type,order");
    }

    /**
     * An order was asked for and answered just now.
     *
     * @param type buy or sell
     * @param order its number; empty when the answer names none, or there was none
     */
    void add(String user, String type, OptionalLong order) {
        add(user + "," + type + "," + number(order));
    }
}
