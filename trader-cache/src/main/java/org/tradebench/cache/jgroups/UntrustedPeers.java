package org.tradebench.cache.jgroups;

import java.io.EOFException;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongSupplier;

/** Logs peers that do not know the cluster's secret, once per address and minute, and remembers those at addresses where members should be. Thread safe. */
final class UntrustedPeers {
    private static final Logger LOG = System.getLogger(UntrustedPeers.class.getName());
    private static final long PAUSE = Duration.ofMinutes(1).toNanos();

    /** Bounds memory and log against a peer with many addresses. */
    private static final int MAX_LINES = 1_000;

    /** Maximum addresses that are remembered for an error message. */
    private static final int MAX_ANSWERING = 10;

    private final String cluster;
    private final LongSupplier nanoTime;
    private final Map<String, Long> logged = new LinkedHashMap<>();
    private final Set<String> answering = new TreeSet<>();

    UntrustedPeers(JGroupsSettings settings) {
        this(settings, System::nanoTime);
    }

    UntrustedPeers(JGroupsSettings settings, LongSupplier nanoTime) {
        this.cluster = "cluster '" + settings.clusterName() + "' at port " + settings.port();
        this.nanoTime = nanoTime;
    }

    /** Records that a peer this member connected to has proved the knowledge of another secret. */
    void answered(InetSocketAddress peer) {
        String address = peer.getAddress().getHostAddress() + ":" + peer.getPort();
        synchronized (this) {
            if (answering.size() < MAX_ANSWERING) {
                answering.add(address);
            }
        }
        log("The member of " + cluster + " does not speak with " + address, ", which has another secret");
    }

    /** Records that a connection was closed because the peer has not proved that it knows the secret. */
    void refused(InetAddress peer, IOException reason) {
        // A health check that only tests whether the port is open sends nothing at all.
        if (!(reason.getCause() instanceof EOFException)) {
            log(
                    "The member of " + cluster + " refused a connection from " + peer.getHostAddress(),
                    ", which does not prove that it knows the secret: " + reason.getMessage());
        }
    }

    /** Returns addresses with ports of peers that have answered with another secret, sorted. */
    synchronized Set<String> answering() {
        return new TreeSet<>(answering);
    }

    private void log(String event, String reason) {
        if (isDue(event)) {
            LOG.log(Level.WARNING, event + reason);
        }
    }

    private synchronized boolean isDue(String event) {
        long now = nanoTime.getAsLong();
        logged.values().removeIf(last -> now - last >= PAUSE);
        return logged.size() < MAX_LINES && logged.putIfAbsent(event, now) == null;
    }
}
