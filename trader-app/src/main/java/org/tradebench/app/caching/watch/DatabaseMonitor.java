package org.tradebench.app.caching.watch;

import java.util.function.Consumer;

/** Tells whether the rows change by this application only. */
public interface DatabaseMonitor {
    /**
     * Begins to watch, unless it does already.
     *
     * @param inSight told true when the database is reachable, and false when it no longer is
     */
    void start(Consumer<Boolean> inSight);

    void stop();
}
