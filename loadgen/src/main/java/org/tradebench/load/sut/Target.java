package org.tradebench.load.sut;

import java.util.List;
import java.util.Optional;
import org.tradebench.load.experiment.Treatment;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.fault.NodeControl;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.TargetSettings;

/** Starts or finds a system under test of one kind, for a run or for the trials of an experiment: what {@code --target} names. */
public interface Target extends AutoCloseable {
    /** Names the target in the settings of a trial's run. */
    TargetSettings settings();

    /**
     * Refuses settings that it cannot apply, and names those that were expected; nothing is started.
     *
     * @throws Failure of usage
     */
    void check(TrialSettings trial);

    /**
     * Refuses an experiment of which no trial could be made.
     *
     * @throws Failure names what is missing or in the way
     */
    default void requireReady() {}

    /**
     * Refuses settings of a run for which this machine or this user lacks something; nothing is left behind.
     *
     * @throws Failure of usage
     */
    default void checkMachine(RunSettings requested) {}

    /** Returns the settings of a trial's run; what the system decides itself is null. */
    default RunSettings run(TrialSettings trial) {
        return trial.load(settings());
    }

    /** Returns a target that gives one trial a system in which nothing of an earlier trial is left. */
    default Target of(TrialSettings trial) {
        return this;
    }

    /**
     * Returns a target that gives all trials of an experiment one system, which is switched from treatment to treatment.
     *
     * @param seed of the rows and the load
     * @throws Failure of usage when systems of this kind cannot be switched
     */
    default Target shared(List<Treatment> treatments, long seed) {
        throw Failure.usage("fork shared-server: expected target embedded, got "
                + settings().label());
    }

    /**
     * Returns a target that gives all trials of a search one system, which is warm after the first of them; each finds it with the populated rows. A system
     * that somebody else started is one already.
     *
     * @param requested settings of all trials, except for their load
     * @throws Failure of usage when systems with these settings cannot be kept
     */
    default Target kept(RunSettings requested) {
        return this;
    }

    /**
     * Returns a target that gives a trial a system that is up at the same time as those of the other trials of its block.
     *
     * @param number of the system among them, from 1
     * @throws Failure of usage when there cannot be several systems of this kind
     */
    default Target interleaved(int number) {
        throw Failure.usage("fork mode interleaved: expected target embedded or compose, got "
                + settings().label());
    }

    /** Fails when a system that all trials share has ended. */
    default void requireSystem() {}

    /** Names the result folder of a run without {@code --out}. */
    default String label(RunSettings requested) {
        return requested.target().label();
    }

    /** Returns what a person types before the command of a run that repeats it, on the same line; empty when the run starts all that it needs. */
    default String before() {
        return "";
    }

    /** Returns the number of requests after which the server closes a connection of the load generator, −1 for never; empty when it is unknown here. */
    default Optional<Integer> requestsPerConnection(RunSettings requested) {
        return Optional.empty();
    }

    /** Returns the control of its nodes, for faults; empty when they cannot be controlled. */
    default Optional<NodeControl> nodes() {
        return Optional.empty();
    }

    /** Returns whether the target determines how many load-generator processes there are; else the command line does. */
    default boolean hasLoadGenerators() {
        return false;
    }

    /**
     * Starts the system, or finds it running; gives it the requested rows; has its nodes watched. It registers whatever it starts with the context's teardown
     * at once.
     *
     * @param requested the settings of the command line; what the system decides itself is null
     * @return a system that is ready for the load
     */
    SystemUnderTest prepare(RunSettings requested, RunContext context) throws InterruptedException;

    /** Ends what trials share. */
    @Override
    default void close() {}
}
