package org.tradebench.load.server;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tradebench.load.settings.AccessMode;

/** Sizes Open Liberty's thread pool where the server's own choice would be wrong, or made by chance. */
public final class ServerThreads {
    /** The server's setting: threads that it has at least. */
    public static final String SETTING = "TRADER_CORE_THREADS";

    private static final String ENDPOINT = "SOAP_ENDPOINT";

    /** For what is no page: health checks, metrics, brokers, live views. */
    private static final int OTHERS = 16;

    /** What the other servers have here, and enough where orders share a messaging engine (docs/caching-and-orders.md). */
    private static final int FIXED = 64;

    /** What the setting may be at most. */
    private static final int MOST = 10_000;

    private ServerThreads() {}

    /**
     * Returns what the server must be told for an application whose pages send messages to itself: each page holds one thread while its message needs another, so
     * that too few of them answer nothing at all. The server does not see that they wait for each other.
     *
     * @param clients that may ask at the same time
     * @param environment of the server: a number of threads that is set there stays, and a server whose messages go to another server needs none
     * @return empty when nothing has to be said
     */
    public static Optional<Integer> needed(AccessMode access, int clients, Map<String, String> environment) {
        boolean toItself = environment.getOrDefault(ENDPOINT, "").isBlank();
        boolean untold = Set.of("", "-1").contains(setting(environment));
        return access == AccessMode.WEB_SERVICES && toItself && untold
                ? Optional.of(twoPerClient(clients))
                : Optional.empty();
    }

    /**
     * Returns a number of threads that keeps no virtual user waiting for one, for a comparison. Open Liberty tries other numbers every 1.5 s, by what it completed with each and
     * at random where it does not know (openliberty.io, "Thread pool tuning", and its pull request 34781), so that starts of the same system differ.
     *
     * @param clients that may ask at the same time
     * @param environment of the server: what is set there stays, and -1 is the server's own choice
     * @return empty when nothing has to be said
     */
    public static Optional<Integer> fixed(int clients, Map<String, String> environment) {
        return setting(environment).isEmpty() ? Optional.of(Math.max(FIXED, twoPerClient(clients))) : Optional.empty();
    }

    private static String setting(Map<String, String> environment) {
        return environment.getOrDefault(SETTING, "").strip();
    }

    private static int twoPerClient(int clients) {
        return Math.min(MOST, OTHERS + 2 * clients);
    }
}
