package org.tradebench.app.caching.watch;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.population.TradeDatabase;

/**
 * Keeps one idle connection to the database open and notices when it breaks. A reset or a population by another process ends every connection of the database
 * before the new rows take the place of the old ones; so do a restart and a failover. A process that replaces the rows need not know the caches.
 */
public final class DatabaseWatch implements DatabaseMonitor {
    private static final System.Logger LOG = System.getLogger(DatabaseWatch.class.getName());
    private static final Duration PAUSE = Duration.ofMillis(50);

    private final Supplier<TradeDatabase> database;
    private @Nullable Watching watching;

    /** Watches the database that the environment names. */
    public DatabaseWatch() {
        this(() -> TradeDatabase.of(System.getenv()));
    }

    DatabaseWatch(Supplier<TradeDatabase> database) {
        this.database = database;
    }

    /** Calls the consumer on a thread of its own. */
    @Override
    public synchronized void start(Consumer<Boolean> connectionListener) {
        if (watching == null) {
            watching = new Watching(connectionListener);
            watching.start();
        }
    }

    @Override
    public synchronized void stop() {
        if (watching != null) {
            watching.end();
            watching = null;
        }
    }

    private final class Watching extends Thread {
        private final Consumer<Boolean> connectionListener;
        private volatile boolean ended;
        private volatile @Nullable Connection connection;

        Watching(Consumer<Boolean> connectionListener) {
            super("trader-database-watch");
            this.connectionListener = connectionListener;
            setDaemon(true);
        }

        void end() {
            ended = true;
            interrupt();
            close();
        }

        @Override
        public void run() {
            boolean lossReported = false;
            while (!ended) {
                try {
                    connection = database.get().connect("trader watch");
                    lossReported = false;
                    connectionListener.accept(true);
                    // Ends when either side closes the connection.
                    while (!ended) {
                        connection.unwrap(PGConnection.class).getNotifications(0);
                    }
                } catch (SQLException | TradeException lost) {
                    lossReported = lost(lossReported, lost);
                } finally {
                    close();
                }
            }
        }

        private boolean lost(boolean lossReported, Exception lost) {
            if (ended) {
                return lossReported;
            }
            if (!lossReported) {
                connectionListener.accept(false);
                LOG.log(
                        System.Logger.Level.INFO,
                        "The connection to the database is lost ({0}): the cache is bypassed until it is back",
                        lost.getMessage());
            }
            try {
                sleep(PAUSE.toMillis());
            } catch (InterruptedException end) {
                interrupt();
            }
            return true;
        }

        private void close() {
            Connection open = connection;
            if (open == null) {
                return;
            }
            try {
                // Not close(): it would wait for the thread that reads.
                open.abort(Runnable::run);
            } catch (SQLException ignored) {
                // It was closed already.
            }
        }
    }
}
