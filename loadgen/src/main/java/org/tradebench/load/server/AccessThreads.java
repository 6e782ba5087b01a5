package org.tradebench.load.server;

import java.util.Map;
import java.util.Optional;
import org.tradebench.load.settings.AccessMode;

/**
 * Sizes the server's thread pool for an application whose pages send messages to itself: each page holds one thread while its message needs another, so that
 * too few of them answer nothing at all. The server does not see that they wait for each other, and so has to be told.
 */
public final class AccessThreads {
    /** The server's setting: threads that it has at least. */
    public static final String SETTING = "TRADER_CORE_THREADS";

    private static final String ENDPOINT = "SOAP_ENDPOINT";

    /** For what is no page: health checks, metrics, brokers, live views. */
    private static final int OTHERS = 16;

    /** What the setting may be at most. */
    private static final int MOST = 10_000;

    private AccessThreads() {}

    /**
     * Returns what the server must be told, so that no page waits for a thread that another page holds.
     *
     * @param clients that may ask at the same time
     * @param environment of the server: a number of threads that is set there stays, and a server whose messages go to another server needs none
     * @return empty when nothing has to be said
     */
    public static Optional<Integer> needed(AccessMode access, int clients, Map<String, String> environment) {
        boolean toItself = environment.getOrDefault(ENDPOINT, "").isBlank();
        String told = environment.getOrDefault(SETTING, "").strip();
        boolean untold = told.isEmpty() || told.equals("-1");
        return access == AccessMode.WEB_SERVICES && toItself && untold
                ? Optional.of(Math.min(MOST, OTHERS + 2 * clients))
                : Optional.empty();
    }
}
