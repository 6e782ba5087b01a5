package org.tradebench.app.population;

import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import org.postgresql.PGConnection;
import org.postgresql.copy.CopyIn;

/**
 * Sends rows to one table in COPY's text format. The values must hold no tab, line feed or
 * backslash; the population makes none.
 */
final class CopyRows implements AutoCloseable {
    private static final int BUFFER = 64 * 1024;
    private static final int ROWS_A_REPORT = 1000;

    private final CopyIn copy;
    private final PopulationProgress progress;
    private final StringBuilder buffer = new StringBuilder(BUFFER + 1024);
    private int unreported;
    private boolean finished;

    /** @param columns the table and the columns in the order of the values: {@code quote (symbol, …)} */
    CopyRows(Connection connection, String columns, PopulationProgress progress) throws SQLException {
        this.progress = progress;
        // FREEZE: the rows are visible to all from the start, so no later VACUUM writes the pages again.
        copy = connection
                .unwrap(PGConnection.class)
                .getCopyAPI()
                .copyIn("COPY " + columns + " FROM STDIN WITH (FORMAT text, ENCODING 'UTF8', FREEZE)");
    }

    CopyRows value(String text) {
        separate();
        buffer.append(text);
        return this;
    }

    CopyRows value(long number) {
        separate();
        buffer.append(number);
        return this;
    }

    CopyRows cents(long cents) {
        separate();
        if (cents < 0) {
            buffer.append('-');
        }
        long absolute = Math.abs(cents);
        buffer.append(absolute / 100).append(absolute % 100 < 10 ? ".0" : ".").append(absolute % 100);
        return this;
    }

    private void separate() {
        if (buffer.length() > 0 && buffer.charAt(buffer.length() - 1) != '\n') {
            buffer.append('\t');
        }
    }

    void endRow() throws SQLException, InterruptedException {
        buffer.append('\n');
        if (buffer.length() >= BUFFER) {
            send();
        }
        unreported++;
        if (unreported == ROWS_A_REPORT) {
            report();
        }
    }

    private void send() throws SQLException {
        byte[] bytes = buffer.toString().getBytes(StandardCharsets.UTF_8);
        copy.writeToCopy(bytes, 0, bytes.length);
        buffer.setLength(0);
    }

    private void report() throws InterruptedException {
        progress.add(unreported);
        unreported = 0;
    }

    /** Ends the table: without this call none of its rows stays. */
    void finish() throws SQLException, InterruptedException {
        send();
        copy.endCopy();
        finished = true;
        report();
    }

    @Override
    public void close() throws SQLException {
        if (!finished && copy.isActive()) {
            copy.cancelCopy();
        }
    }
}
