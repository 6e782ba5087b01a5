package org.tradebench.load.plugin.recorder;

import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes {@code history.csv}: what users asked and were told, in the order in which each was told it. A user belongs to one virtual user, who asks again
 * when the answer before has come or was given up: so the lines of one user are in the order of what he did.
 */
final class HistoryLog implements Closeable {
    static final String NAME = "history.csv";
    static final String HEADER = "time,user,session,operation,holding,answer";
    static final String BALANCE = "balance";
    static final String HOLDINGS = "holdings";

    private final BufferedWriter file;
    private IOException broken;

    HistoryLog(Path folder) throws IOException {
        file = Files.newBufferedWriter(folder.resolve(NAME), StandardCharsets.UTF_8);
        file.write(HEADER + "\n");
    }

    /**
     * A user was told something, or nothing.
     *
     * @param session of the virtual user, counted from its first login
     * @param operation buy or sell, or what was shown: balance or holdings
     * @param holding that is to be sold; else empty
     * @param answer the order's number, empty when none was named; or what was shown
     */
    synchronized void add(String user, int session, String operation, String holding, String answer) {
        try {
            file.write(System.currentTimeMillis() + "," + user + "," + session + "," + operation + "," + holding + ","
                    + answer + "\n");
        } catch (IOException e) {
            broken = e;
        }
    }

    /** Fails when a line could not be written: a history with a hole proves nothing. */
    @Override
    public synchronized void close() throws IOException {
        file.close();
        if (broken != null) {
            throw broken;
        }
    }
}
