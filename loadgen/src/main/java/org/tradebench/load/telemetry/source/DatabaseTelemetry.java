package org.tradebench.load.telemetry.source;

import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.telemetry.DatabaseSample;
import org.tradebench.load.telemetry.IoUse;
import org.tradebench.load.telemetry.SessionUse;
import org.tradebench.load.telemetry.StatementUse;

/**
 * Watches a database over one connection, from {@link #watch} to {@link #close()}: its counters at a steady pace, its statements and sessions on request.
 * Thread safe.
 */
final class DatabaseTelemetry implements AutoCloseable {
    private final Duration pace;
    private final Consumer<String> notes;
    private final List<DatabaseSample> samples = new ArrayList<>();
    private @Nullable Ticker ticker;
    private @Nullable DatabaseReader reader;
    private @Nullable SessionSampler sessionSampler;

    /** @param notes receives sentences about what could not be read */
    DatabaseTelemetry(Duration pace, Consumer<String> notes) {
        this.pace = pace;
        this.notes = notes;
    }

    synchronized void watch(DatabaseReader.ConnectionSource connections) {
        try {
            DatabaseReader opened = new DatabaseReader(connections.open());
            reader = opened;
            ticker = new Ticker("database-telemetry", pace, ignored -> sample(opened));
        } catch (SQLException e) {
            notes.accept("the database's counters are not available: " + e.getMessage());
        }
    }

    private void sample(DatabaseReader opened) {
        try {
            DatabaseSample sample = opened.read(System.currentTimeMillis());
            synchronized (samples) {
                samples.add(sample);
            }
        } catch (SQLException e) {
            notes.accept("a reading of the database's counters failed: " + e.getMessage());
        }
    }

    /** Reads the counters of each SQL statement, by its identifier; empty when there are none. */
    synchronized Map<String, StatementUse.Counters> statements() {
        try {
            return reader == null ? Map.of() : reader.readStatements();
        } catch (SQLException e) {
            notes.accept("the statements' counters could not be read: " + e.getMessage());
            return Map.of();
        }
    }

    /** Reads the counters of input and output, by process and object; empty when there are none. */
    synchronized Map<String, IoUse.Counters> io() {
        try {
            return reader == null ? Map.of() : reader.readIo();
        } catch (SQLException e) {
            notes.accept("the counters of input and output could not be read: " + e.getMessage());
            return Map.of();
        }
    }

    synchronized void watchSessions() {
        if (reader != null && sessionSampler == null) {
            sessionSampler = new SessionSampler(reader);
        }
    }

    synchronized Optional<SessionUse> sessions() {
        SessionSampler sampler = sessionSampler;
        sessionSampler = null;
        return sampler == null ? Optional.empty() : sampler.end();
    }

    /** Returns the counters that were read so far. */
    List<DatabaseSample> samples() {
        synchronized (samples) {
            return List.copyOf(samples);
        }
    }

    /** Stops watching the database; another may be watched then. */
    @Override
    public synchronized void close() {
        if (sessionSampler != null) {
            sessionSampler.close();
            sessionSampler = null;
        }
        if (ticker != null) {
            ticker.close();
            ticker = null;
        }
        if (reader != null) {
            try {
                reader.close();
            } catch (SQLException e) {
                notes.accept("the database's connection did not close: " + e.getMessage());
            }
            reader = null;
        }
    }
}
