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
     * Refuses settings to which it cannot give effect, and names those that were expected; nothing is started.
     *
     * @throws Failure of usage
     */
    void check(TrialSettings trial);

    /**
     * Refuses to begin an experiment of which no trial could be made.
     *
     * @throws Failure says what is missing or in the way
     */
    default void requireReady() {}

    /**
     * Refuses settings of a run for which this machine or this user lacks something; nothing is left behind.
     *
     * @throws Failure of usage
     */
    default void checkMachine(RunSettings asked) {}

    /** The settings of a trial's run; what the system decides itself is null. */
    default RunSettings run(TrialSettings trial) {
        return trial.load(settings());
    }

    /** Gives one trial a system in which nothing of an earlier trial is left. */
    default Target of(TrialSettings trial) {
        return this;
    }

    /**
     * Gives all trials of an experiment one system, which is switched from treatment to treatment.
     *
     * @param seed of the rows and the load
     * @throws Failure of usage when systems of this kind cannot be switched
     */
    default Target shared(List<Treatment> treatments, long seed) {
        throw Failure.usage("fork shared-server: expected target embedded, got "
                + settings().word());
    }

    /**
     * Gives all trials of a search one system, which is warm after the first of them; each finds it with the populated rows. A system that somebody else started is one
     * already.
     *
     * @param asked of all trials, but for their load
     * @throws Failure of usage when systems with these settings cannot be kept
     */
    default Target kept(RunSettings asked) {
        return this;
    }

    /**
     * Gives a trial a system that is up at the same time as those of the other trials of its block.
     *
     * @param number among them, from 1
     * @throws Failure of usage when there cannot be several systems of this kind
     */
    default Target interleaved(int number) {
        throw Failure.usage("fork mode interleaved: expected target embedded or compose, got "
                + settings().word());
    }

    /** Fails when a system that all trials share has ended. */
    default void requireSystem() {}

    /** Names the result folder of a run without {@code --out}. */
    default String label(RunSettings asked) {
        return asked.target().word();
    }

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
     * context's teardown at once.
     *
     * @param asked what the command line says; what the system decides itself is null
     * @return ready for the load
     */
    SystemUnderTest prepare(RunSettings asked, RunContext context) throws InterruptedException;

    /** Ends what trials share. */
    @Override
    default void close() {}
}
