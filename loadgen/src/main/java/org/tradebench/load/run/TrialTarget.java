package org.tradebench.load.run;

import org.tradebench.load.settings.RunSettings;

/** What the trials of a study run on: {@code ./trader experiment run --target}. */
public interface TrialTarget {
    /** Its word on the command line; for an inventory its path. */
    String word();

    /**
     * Refuses settings to which it cannot give effect, with what would be right; nothing is started.
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

    /** Starts a system so for one trial, and nothing of an earlier one is left in it. */
    RunTarget system(TrialSettings settings);
}
