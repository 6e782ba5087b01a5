package org.tradebench.app.caching.watch;

import java.util.function.Consumer;

/** Watches whether the database stays reachable without a break. Across a break another process may replace the rows unnoticed. */
public interface DatabaseMonitor {
    /**
     * Begins to watch, unless it does already.
     *
     * @param connectionListener receives true when the database is reachable, and false when it no longer is
     */
    void start(Consumer<Boolean> connectionListener);

    void stop();
}
