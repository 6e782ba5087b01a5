package org.tradebench.load.run;

import java.time.Duration;
import org.tradebench.load.application.Administrator;
import org.tradebench.load.application.CacheFigures;
import org.tradebench.load.failure.Failure;

/** Waits until the cache of every server answers: it does once it sees its database and, in a cluster, its companions. */
final class CachesAtWork {
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private CachesAtWork() {}

    static void await(Administrators administrators) throws InterruptedException {
        for (String server : administrators.servers()) {
            await(server, administrators.of(server).orElseThrow());
        }
    }

    static void await(String server, Administrator session) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        CacheFigures figures = session.cacheFigures();
        while (!figures.isAtWork()) {
            if (System.nanoTime() > end) {
                throw Failure.of("the cache of " + server + " is not at work " + PATIENCE.toSeconds()
                        + " s after it was made: it says '" + figures.caching() + "' of itself, and the database is "
                        + (figures.databaseInSight() ? "" : "not ") + "in its sight");
            }
            Thread.sleep(200);
            figures = session.cacheFigures();
        }
    }
}
