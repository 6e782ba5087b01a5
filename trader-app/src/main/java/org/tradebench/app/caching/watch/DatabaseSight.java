package org.tradebench.app.caching.watch;

import java.util.function.Consumer;

/** Says whether the rows can be relied on to change by this application only. */
public interface DatabaseSight {
    /**
     * Begins to look, unless it does already.
     *
     * @param inSight told true when the database is seen and false when it no longer is, in turn
     */
    void start(Consumer<Boolean> inSight);

    /** Stops looking; no listener is told. */
    void stop();
}
