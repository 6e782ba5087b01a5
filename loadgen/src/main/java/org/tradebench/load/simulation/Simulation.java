package org.tradebench.load.simulation;

/** Predicts how often the application's caches answer the standard workload. */
public final class Simulation {

    private Simulation() {}

    /** Plays the workload's trace on caches of the application's own classes, in this process. */
    public static Prediction predict(SimulationOptions options) {
        try (SimulatedCluster caches =
                new SimulatedCluster(options.nodes(), options.entries(), options.eviction(), options.sharing())) {
            new TradeTrace(options, caches).play();
            return new Prediction(caches.counts(), options.requests());
        }
    }
}
