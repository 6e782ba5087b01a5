package org.tradebench.load.sut;

import org.tradebench.load.settings.RunSettings;

/** Prepares the system under test of an experiment's trials: {@code ./trader experiment run --target}. */
public interface ExperimentTarget extends AutoCloseable {
    /** Its word on the command line; for an inventory its path. */
    String word();

    /**
     * Refuses settings to which it cannot give effect, and names those that were expected; nothing is started.
     *
     * @throws org.tradebench.load.failure.Failure of usage
     */
    void check(TrialSettings settings);

    /**
     * Refuses to begin where no trial could be made, once for all of them.
     *
     * @throws org.tradebench.load.failure.Failure says what is missing or in the way
     */
    default void ready() {}

    /** The settings of a trial's run; what the system decides itself is null. */
    RunSettings run(TrialSettings settings);

    /** Gives one trial a system in which nothing of an earlier trial is left. */
    Target system(TrialSettings settings);

    /** Fails when a system that all trials share has ended. */
    default void requireSystem() {}

    /** Ends what trials share. */
    @Override
    default void close() {}
}
