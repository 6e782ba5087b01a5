package org.tradebench.load.telemetry.source;

import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.tradebench.load.telemetry.SessionUse;

/** Samples ten times per second what the sessions of a database do, from its start to its end. */
final class SessionSampler implements AutoCloseable {
    /** Time between readings; a reading takes the database some 0.2 ms, as pg_stat_statements counted it under load. */
    private static final Duration PACE = Duration.ofMillis(100);

    private final Map<String, Long> seen = new TreeMap<>();
    private final long start = System.nanoTime();
    private final Ticker ticker;
    private long readings;
    private long last = start;
    private boolean failed;

    SessionSampler(DatabaseReader reader) {
        ticker = new Ticker("session-telemetry", PACE, ignored -> sample(reader));
    }

    private synchronized void sample(DatabaseReader reader) {
        if (failed) {
            return;
        }
        try {
            reader.readSessions().forEach((activity, sessions) -> seen.merge(activity, sessions, Long::sum));
            readings++;
            last = System.nanoTime();
        } catch (SQLException e) {
            // The database is gone, which the reading of its counters reports, too.
            failed = true;
        }
    }

    /** Ends the sampling and returns what was seen; empty when a reading failed or the database reports nothing of sessions. */
    Optional<SessionUse> end() {
        close();
        synchronized (this) {
            return failed || seen.isEmpty()
                    ? Optional.empty()
                    : Optional.of(SessionUse.of(readings, (last - start) / 1e9, seen));
        }
    }

    @Override
    public void close() {
        ticker.close();
    }
}
