package org.tradebench.load.server;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tradebench.load.settings.AccessMode;

/** Sizes Open Liberty's thread pool where the server's own choice would be wrong or random. */
public final class ServerThreads {
    /** The server's setting with its minimum number of threads. */
    public static final String SETTING = "TRADER_CORE_THREADS";

    private static final String ENDPOINT = "SOAP_ENDPOINT";

    /** Threads for work that is no page: health checks, metrics, brokers, live views. */
    private static final int OTHERS = 16;

    /** Fixed number of threads, as the other servers have here, and enough where orders share a messaging engine (docs/caching-and-orders.md). */
    private static final int FIXED = 64;

    /** Maximum of the setting. */
    private static final int MAX = 10_000;

    private ServerThreads() {}

    /**
     * Returns the setting for an application whose pages send messages to itself: each page holds one thread while its message needs another, so that too few
     * threads deadlock. The server does not notice that they wait for each other.
     *
     * @param clients number of virtual users that may send requests at the same time
     * @param environment of the server: a number of threads that is set there stays, and a server whose messages go to another server needs none
     * @return empty when the setting is not needed
     */
    public static Optional<Integer> needed(AccessMode access, int clients, Map<String, String> environment) {
        boolean toItself = environment.getOrDefault(ENDPOINT, "").isBlank();
        boolean untold = Set.of("", "-1").contains(setting(environment));
        return access == AccessMode.WEB_SERVICES && toItself && untold
                ? Optional.of(twoPerClient(clients))
                : Optional.empty();
    }

    /**
     * Returns a fixed number of threads, for a comparison, with which no virtual user waits for one. Open Liberty tries other numbers every 1.5 s, by the
     * throughput with each, and at random where it is unknown (openliberty.io, "Thread pool tuning", and its pull request 34781), so that starts of the same
     * system differ.
     *
     * @param clients number of virtual users that may send requests at the same time
     * @param environment of the server: what is set there stays, and -1 is the server's own choice
     * @return empty when the setting is not needed
     */
    public static Optional<Integer> fixed(int clients, Map<String, String> environment) {
        return setting(environment).isEmpty() ? Optional.of(Math.max(FIXED, twoPerClient(clients))) : Optional.empty();
    }

    private static String setting(Map<String, String> environment) {
        return environment.getOrDefault(SETTING, "").strip();
    }

    private static int twoPerClient(int clients) {
        return Math.min(MAX, OTHERS + 2 * clients);
    }
}
