package org.tradebench.load.simulation;

import java.util.List;
import org.tradebench.load.application.SimulatorProgram;

/** Predicts how often the application's caches would answer. */
public final class Simulation {

    private Simulation() {}

    /** Plays the workload's trace on the simulator. */
    public static Prediction predict(SimulationOptions options, SimulatorProgram simulator) {
        List<String> lines = simulator.run(
                List.of(
                        Integer.toString(options.nodes()),
                        Integer.toString(options.entries()),
                        options.eviction(),
                        Integer.toString(options.sharing())),
                out -> new TradeTrace(options, new TraceSink(out)).play());
        return Prediction.of(lines, options.requests());
    }
}
