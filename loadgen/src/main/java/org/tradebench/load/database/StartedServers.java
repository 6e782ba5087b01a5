package org.tradebench.load.database;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Lists the servers that this process has started and not stopped, so that the message about a failed connection can name a server that has ended by itself.
 */
final class StartedServers {
    private record Started(ServerProcess process, Path log) {}

    private static final Map<DatabaseSettings, Started> ALL = new ConcurrentHashMap<>();

    private StartedServers() {}

    /** @param settings that lead to the server */
    static void add(DatabaseSettings settings, ServerProcess process, Path log) {
        ALL.put(settings, new Started(process, log));
    }

    static void remove(DatabaseSettings settings) {
        ALL.remove(settings);
    }

    /** Returns the log of the server that these settings lead to, if it is one of these and has ended by itself. */
    static Optional<Path> logOfEnded(DatabaseSettings settings) {
        return Optional.ofNullable(ALL.get(settings))
                .filter(started -> !started.process().isAlive())
                .map(Started::log);
    }
}
