package org.tradebench.app.live;

import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.tradebench.app.input.ClientNetwork;

/**
 * Limits the number of live clients, and shares their slots between networks (see {@link ClientNetwork}). One network may have all slots while no other wants
 * one. When all are taken, a client of a network with fewer slots displaces the oldest client of the network with the most, until their shares are equal.
 */
final class ClientSlots {
    private final Map<LiveClient, String> networks = new ConcurrentHashMap<>();
    private final Map<String, Set<LiveClient>> clients = new HashMap<>();

    /**
     * Answers a request for a slot.
     *
     * @param displaced the client that has lost its slot to this one
     */
    record Answer(boolean given, Optional<LiveClient> displaced) {}

    /**
     * Takes a slot, which is the client's until it is {@linkplain #leave given up} or lost.
     *
     * @param address of the client, an IP address
     * @param limit number of slots that there are
     */
    synchronized Answer take(LiveClient client, String address, int limit) {
        String network = ClientNetwork.of(address);
        Optional<LiveClient> displaced = Optional.empty();
        if (networks.size() >= limit) {
            displaced = displacedBy(network);
            if (displaced.isEmpty() || limit == 0) {
                return new Answer(false, Optional.empty());
            }
            leave(displaced.get());
        }
        networks.put(client, network);
        clients.computeIfAbsent(network, none -> new LinkedHashSet<>()).add(client);
        return new Answer(true, displaced);
    }

    private Optional<LiveClient> displacedBy(String network) {
        int own = clients.getOrDefault(network, Set.of()).size();
        return clients.values().stream()
                .max(Comparator.comparingInt(Set::size))
                .filter(largest -> largest.size() > own + 1)
                .map(largest -> largest.iterator().next());
    }

    /**
     * Gives up the client's slot.
     *
     * @return whether it had one
     */
    synchronized boolean leave(LiveClient client) {
        String network = networks.remove(client);
        if (network == null) {
            return false;
        }
        Set<LiveClient> ofNetwork = Objects.requireNonNull(clients.get(network));
        ofNetwork.remove(client);
        if (ofNetwork.isEmpty()) {
            clients.remove(network);
        }
        return true;
    }

    /** Returns the clients with a slot; may be iterated while others come and go. */
    Set<LiveClient> all() {
        return networks.keySet();
    }

    int count() {
        return networks.size();
    }
}
