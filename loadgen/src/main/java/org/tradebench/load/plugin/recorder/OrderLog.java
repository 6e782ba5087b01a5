package org.tradebench.load.plugin.recorder;

import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;

/**
 * Writes {@code orders.csv}: a line for each order that was asked for, in warm-up and window, with the number by which it was acknowledged, or
 * none. What is written holds at most a second less than what was answered, also when the driver is killed.
 */
final class OrderLog implements Closeable {
    static final String NAME = "orders.csv";
    static final String HEADER = "time,user,type,order";

    private final BufferedWriter file;
    private IOException broken;

    OrderLog(Path folder) throws IOException {
        file = Files.newBufferedWriter(folder.resolve(NAME), StandardCharsets.UTF_8);
        file.write(HEADER + "\n");
    }

    /**
     * An order was asked for.
     *
     * @param time of the answer, epoch milliseconds
     * @param type buy or sell
     * @param order its number; empty when the answer names none, or there was none
     */
    synchronized void add(long time, String user, String type, OptionalLong order) {
        try {
            file.write(time + "," + user + "," + type + "," + (order.isPresent() ? order.getAsLong() : "") + "\n");
        } catch (IOException e) {
            broken = e;
        }
    }

    /** Each second: nothing stays in this process alone. */
    synchronized void flush() {
        try {
            file.flush();
        } catch (IOException e) {
            broken = e;
        }
    }

    /** Fails when a line could not be written: a file with a hole proves nothing. */
    @Override
    public synchronized void close() throws IOException {
        file.close();
        if (broken != null) {
            throw broken;
        }
    }
}
