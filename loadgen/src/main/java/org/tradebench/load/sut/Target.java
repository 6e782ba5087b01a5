package org.tradebench.load.sut;

import java.util.Optional;
import org.tradebench.load.fault.NodeControl;
import org.tradebench.load.settings.RunSettings;

/** What {@code ./trader run --target} names: a way to come by a system that a run can drive. */
public interface Target {
    /** Names the result folder of a run without {@code --out}. */
    String label(RunSettings asked);

    /** What a person types before a run that repeats it, on the same line; empty when the run starts all that it needs. */
    default String before() {
        return "";
    }

    /** After how many requests a connection of the load generator is closed by the server, −1 for never; empty when it is unknown here. */
    default Optional<Integer> requestsPerConnection(RunSettings asked) {
        return Optional.empty();
    }

    /** What can be done to its nodes, for faults; empty when nothing can. */
    default Optional<NodeControl> nodes() {
        return Optional.empty();
    }

    /** Whether the target says how many load-generator processes there are; else the command line does. */
    default boolean hasLoadGenerators() {
        return false;
    }

    /**
     * Starts the system, or finds it running; gives it the rows that were asked for; has its nodes watched. What it starts it hands to the
     * workplace's teardown at once.
     *
     * @param asked what the command line says; what the system decides itself is null
     * @return ready for the load
     */
    SystemUnderTest prepare(RunSettings asked, RunContext workplace) throws InterruptedException;
}
