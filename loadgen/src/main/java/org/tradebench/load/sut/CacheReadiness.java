package org.tradebench.load.sut;

import java.time.Duration;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.server.Administrator;
import org.tradebench.load.server.CacheReport;

/** Waits until the cache of a server answers: it does once it sees its database and, in a cluster, its companions. */
public final class CacheReadiness {
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private CacheReadiness() {}

    public static void await(String server, Administrator session) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        CacheReport metrics = session.cacheMetrics();
        while (!metrics.isAtWork()) {
            if (System.nanoTime() > end) {
                throw Failure.of("the cache of " + server + " is not at work " + PATIENCE.toSeconds()
                        + " s after it was made: it says '" + metrics.caching() + "' of itself, and the database is "
                        + (metrics.databaseInSight() ? "" : "not ") + "in its sight");
            }
            Thread.sleep(200);
            metrics = session.cacheMetrics();
        }
    }
}
