package org.tradebench.cache.simulator;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.simulator.Prediction.Tally;
import org.tradebench.cache.simulator.Step.Invalidation;
import org.tradebench.cache.simulator.Step.Lookup;

/**
 * Plays a trace on the caches of some nodes. Messages between the nodes take no time and none is lost: a prediction is the best that a real cluster can do,
 * which sends pushes in batches and reads while others write. Not thread safe.
 */
public final class Simulation {

    private static final Object VALUE = "value";

    private final List<CacheInstance> nodes;
    private final SharingPolicy sharing;
    private final Map<String, Tally> tallies = new HashMap<>();

    /** @param nodes one cache a node, each without a cluster; what they hold already counts */
    public Simulation(List<? extends CacheInstance> nodes, SharingPolicy sharing) {
        if (nodes.isEmpty()) {
            throw new IllegalArgumentException("a simulation of no node; one or more would be right");
        }
        this.nodes = new ArrayList<>(nodes);
        this.sharing = sharing;
    }

    /** Plays one step; what has been played before still stands in the caches and in the {@link #prediction}. */
    public void play(Step step) {
        if (step.node() < 0 || step.node() >= nodes.size()) {
            throw new IllegalArgumentException(
                    "node " + step.node() + " in the trace; the simulation has nodes 0 to " + (nodes.size() - 1));
        }
        if (step instanceof Lookup lookup) {
            tallies.merge(lookup.template(), look(lookup), Tally::plus);
        } else if (step instanceof Invalidation invalidation) {
            nodes.forEach(node -> node.invalidateAll(invalidation.names(), false));
        }
    }

    private Tally look(Lookup lookup) {
        CacheInstance here = nodes.get(lookup.node());
        if (here.get(lookup.id()) != null) {
            return new Tally(1, 0, 0);
        }
        EntryOptions options = EntryOptions.DEFAULT.withDependencyIds(lookup.dependencyIds());
        boolean given = mayAsk()
                && nodes.stream().anyMatch(node -> node.inspect(lookup.id()).isPresent());
        here.put(lookup.id(), VALUE, options);
        if (given) {
            return new Tally(0, 1, 0);
        }
        if (sharing == SharingPolicy.SHARED_PUSH) {
            nodes.stream().filter(node -> node != here).forEach(node -> node.put(lookup.id(), VALUE, options));
        }
        return new Tally(0, 0, 1);
    }

    private boolean mayAsk() {
        return sharing == SharingPolicy.SHARED_PULL || sharing == SharingPolicy.SHARED_PUSH_PULL;
    }

    /** What has been met since the start or the last {@link #forget}. */
    public Prediction prediction() {
        return new Prediction(tallies);
    }

    /** Starts the prediction anew and leaves the caches as they are: to leave out the warm-up. */
    public void forget() {
        tallies.clear();
    }
}
