package org.tradebench.load.simulation;

import org.tradebench.load.settings.Eviction;
import org.tradebench.load.settings.Sharing;

/**
 * Configures which caches are simulated, and under which load.
 *
 * @param nodes application servers
 * @param entries that each node's cache holds
 * @param eviction which entry goes when a cache is full
 * @param sharing what the nodes send to each other
 * @param affinity whether a session's requests all go to the node of its login; otherwise each goes to any node
 * @param clients virtual users
 * @param updates percentage of updates
 * @param users number of populated users
 * @param quotes number of populated quotes
 * @param quoteSymbols symbols of a quotes page
 * @param warmup requests that fill the caches and are not counted
 * @param requests that are counted
 * @param seed the same seed gives the same trace
 */
public record SimulationOptions(
        int nodes,
        int entries,
        Eviction eviction,
        Sharing sharing,
        boolean affinity,
        int clients,
        int updates,
        int users,
        int quotes,
        int quoteSymbols,
        int warmup,
        int requests,
        long seed) {}
