package org.tradebench.load.run;

import java.nio.file.Path;
import org.tradebench.load.console.Display;
import org.tradebench.load.experiment.PlannedTrial;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.engine.TrialExecutor;

/** Says of each trial which one of how many it is, so that a display can tell how long the rest will take. */
final class NumberedTrials implements TrialExecutor {
    private final TrialExecutor trials;
    private final RandomizedBlocks plan;
    private final Display display;
    private int blocks;

    NumberedTrials(TrialExecutor trials, RandomizedBlocks plan, int blocks, Display display) {
        this.trials = trials;
        this.plan = plan;
        this.blocks = blocks;
        this.display = display;
    }

    /** A pilot may ask for more. */
    void blocks(int number) {
        blocks = number;
    }

    @Override
    public Outcome measure(PlannedTrial trial, Path folder) throws InterruptedException {
        display.trial(number(trial), all());
        return trials.measure(trial, folder);
    }

    @Override
    public void requireSystem() {
        trials.requireSystem();
    }

    /** Those that look for the knee come first. */
    long number(PlannedTrial trial) {
        return plan.search().contains(trial)
                ? trial.place()
                : plan.search().size()
                        + (trial.block() - 1L) * plan.treatments().size()
                        + trial.place();
    }

    long all() {
        return plan.search().size() + (long) blocks * plan.treatments().size();
    }
}
