package org.tradebench.load.run;

import java.nio.file.Path;
import java.util.List;
import org.tradebench.load.console.Display;
import org.tradebench.load.experiment.PlannedTrial;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.engine.TrialExecutor;

/** Numbers the trials on the display, so that it can estimate how long the rest will take. */
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

    /** Sets the number of blocks, which a pilot may increase. */
    void blocks(int number) {
        blocks = number;
    }

    @Override
    public Outcome measure(PlannedTrial trial, Path folder) throws InterruptedException {
        display.trial(number(trial), all());
        return trials.measure(trial, folder);
    }

    @Override
    public List<Outcome> measure(List<PlannedTrial> block, List<Path> folders) throws InterruptedException {
        display.trial(number(block.get(0)), all());
        return trials.measure(block, folders);
    }

    @Override
    public void requireSystem() {
        trials.requireSystem();
    }

    /** Returns the number of a trial; those that find the knee come first. */
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
