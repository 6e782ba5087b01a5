package org.tradebench.load.plugin.recorder;

import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Writes a CSV file line by line during a run, by many threads; each line begins with the time of the answer that it tells of, in epoch milliseconds. */
class CsvLog implements Closeable {
    private final BufferedWriter file;
    private @Nullable IOException broken;

    /**
     * Replaces the file.
     *
     * @param columns all but the first, which is {@code time}
     */
    CsvLog(Path path, String columns) throws IOException {
        file = Files.newBufferedWriter(path, StandardCharsets.UTF_8);
        file.write("time," + columns + "\n");
    }

    /** Writes a line about an answer that came just now. */
    final synchronized void add(String values) {
        try {
            file.write(System.currentTimeMillis() + "," + values + "\n");
        } catch (IOException e) {
            broken = e;
        }
    }

    /** Hands on what was written, so that nothing stays in this process alone. */
    final synchronized void flush() {
        try {
            file.flush();
        } catch (IOException e) {
            broken = e;
        }
    }

    /** Fails when a line could not be written: a file with a hole proves nothing. */
    @Override
    public final synchronized void close() throws IOException {
        file.close();
        if (broken != null) {
            throw broken;
        }
    }

    /** The number by which an order was acknowledged; empty without one. */
    static String number(OptionalLong order) {
        return order.isPresent() ? Long.toString(order.getAsLong()) : "";
    }
}
