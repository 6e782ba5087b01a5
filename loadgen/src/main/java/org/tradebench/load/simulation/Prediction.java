package org.tradebench.load.simulation;

import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.tradebench.load.settings.CacheCounts;

/**
 * Holds how often caches of a given size answer the lookups of the measurement interval.
 *
 * @param kinds lookups of each kind of answer, by name
 * @param requests in the measurement interval
 */
public record Prediction(Map<String, CacheCounts> kinds, long requests) {
    /** Plays the standard workload's trace on caches of the application's own classes, in this process. */
    public static Prediction of(SimulationOptions options) {
        try (SimulatedCluster caches =
                new SimulatedCluster(options.nodes(), options.entries(), options.eviction(), options.sharing())) {
            new TradeTrace(options, caches).play();
            return new Prediction(caches.counts(), options.requests());
        }
    }

    /** Adds up all kinds. */
    public CacheCounts total() {
        return CacheCounts.of(
                sum(CacheCounts::memoryHits), null, sum(CacheCounts::remoteHits), sum(CacheCounts::misses));
    }

    private double sum(ToDoubleFunction<CacheCounts> count) {
        return kinds.values().stream().mapToDouble(count).sum();
    }

    public double missesPerRequest() {
        return total().misses() / requests;
    }
}
