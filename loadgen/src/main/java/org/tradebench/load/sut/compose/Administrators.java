package org.tradebench.load.sut.compose;

import java.net.URI;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.net.ssl.SSLContext;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.server.Administrator;

/**
 * Keeps a session of the administrator on each server of a cluster, all through the one address: a proxy sends a new session to any server and keeps it there,
 * and the session's cookie names the server.
 */
final class Administrators {
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    /** Number of new sessions for each server before it is given up: round robin needs one, random choice several. */
    private static final int TRIES = 8;

    private final URI application;
    private final String password;
    private final SSLContext trust;
    private final Set<String> servers;
    private final Map<String, Administrator> sessions = new TreeMap<>();

    /**
     * Creates it without any session yet.
     *
     * @param application its address, ending with a slash
     * @param servers their clone ids
     */
    Administrators(URI application, String password, SSLContext trust, Set<String> servers) {
        this.application = application;
        this.password = password;
        this.trust = trust;
        this.servers = new TreeSet<>(servers);
    }

    Set<String> servers() {
        return servers;
    }

    /** Logs in until every server was reached; returns those that were not. */
    Set<String> logIn() throws InterruptedException {
        for (int left = TRIES * servers.size(); left > 0 && !sessions.keySet().containsAll(servers); left--) {
            openSession();
        }
        Set<String> missing = new TreeSet<>(servers);
        missing.removeAll(sessions.keySet());
        return missing;
    }

    private void openSession() throws InterruptedException {
        Administrator met = Administrator.ofOneOf(application, password, trust, PATIENCE);
        met.server().filter(servers::contains).ifPresent(server -> sessions.putIfAbsent(server, met));
    }

    /** Returns a server's session; empty while it has none, and then the next call may find a new one. */
    Optional<Administrator> of(String server) throws InterruptedException {
        if (!sessions.containsKey(server)) {
            try {
                openSession();
            } catch (Failure unanswered) {
                return Optional.empty();
            }
        }
        return Optional.ofNullable(sessions.get(server));
    }

    /** Returns whether a session is still on the server where it began: a failover moves it elsewhere. */
    boolean isOf(Administrator session, String server) {
        return session.server().filter(server::equals).isPresent();
    }

    /** Drops a server's session, which is no longer usable. */
    void drop(String server) {
        sessions.remove(server);
    }

    /** Changes settings on every server. */
    void setOnAll(Map<String, String> settings) throws InterruptedException {
        for (String server : servers) {
            Administrator session = of(server)
                    .orElseThrow(() -> Failure.of("the administrator has no session on " + server + " of the cluster"));
            session.set(settings);
            if (!isOf(session, server)) {
                throw Failure.of(server + " of the cluster did not answer its administrator: another server did");
            }
        }
    }
}
