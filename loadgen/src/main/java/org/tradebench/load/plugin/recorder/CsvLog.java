package org.tradebench.load.plugin.recorder;

import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Writes a CSV file line by line during a run, by many threads; each line begins with the time of its answer, in epoch milliseconds. */
final class CsvLog implements Closeable {
    private final BufferedWriter file;
    private @Nullable IOException broken;

    private CsvLog(Path path, String columns) throws IOException {
        file = Files.newBufferedWriter(path, StandardCharsets.UTF_8);
        file.write("time," + columns + "\n");
    }

    /**
     * Begins {@code orders.csv}: a line for each requested order, buy or sell, in warm-up and measurement interval, with the number by which it was acknowledged, or none.
     * If it is flushed each second, at most the answers of a second are lost when the load generator is killed.
     */
    static CsvLog orders(Path folder) throws IOException {
        return new CsvLog(folder.resolve("orders.csv"), "user,type,order");
    }

    /**
     * Begins {@code history.csv}: the users' requests and the answers. A user belongs to one virtual user, who sends the next request when the previous one was
     * answered or given up, so the lines of one user are in the order of the user's actions. The session counts the user's logins. Operations are buy, sell (of
     * the holding named), balance (the answer is in dollars) and holdings (the answer is their numbers, separated by blanks).
     */
    static CsvLog history(Path folder) throws IOException {
        return new CsvLog(folder.resolve("history.csv"), "user,session,operation,holding,answer");
    }

    /** Writes a line about an answer that came just now; an empty {@link OptionalLong} is an empty field. */
    synchronized void add(Object... values) {
        try {
            file.write(System.currentTimeMillis() + ","
                    + Arrays.stream(values).map(CsvLog::field).collect(Collectors.joining(",")) + "\n");
        } catch (IOException e) {
            broken = e;
        }
    }

    private static String field(Object value) {
        return value instanceof OptionalLong number
                ? number.isPresent() ? Long.toString(number.getAsLong()) : ""
                : value.toString();
    }

    /** Passes what was written to the operating system, so that it is not lost with this process. */
    synchronized void flush() {
        try {
            file.flush();
        } catch (IOException e) {
            broken = e;
        }
    }

    /** Closes the file; fails when a line could not be written, because an incomplete file proves nothing. */
    @Override
    public synchronized void close() throws IOException {
        file.close();
        if (broken != null) {
            throw broken;
        }
    }
}
