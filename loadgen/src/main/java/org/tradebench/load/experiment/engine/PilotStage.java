package org.tradebench.load.experiment.engine;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.BlockChoice;
import org.tradebench.load.experiment.Experiment;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.PlannedTrial;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.SliceChoice;
import org.tradebench.load.experiment.analysis.Pilot;
import org.tradebench.load.experiment.analysis.SlicePilot;

/** Lets a pilot choose the number of blocks, and the slices of an interleaved experiment, after the first blocks; also estimates the time of the next block. */
final class PilotStage {
    private final Experiment experiment;
    private final RandomizedBlocks plan;
    private final Budget budget;
    private final Consumer<String> log;
    private final List<Duration> taken = new ArrayList<>();

    PilotStage(Experiment experiment, RandomizedBlocks plan, Budget budget, Consumer<String> log) {
        this.experiment = experiment;
        this.plan = plan;
        this.budget = budget;
        this.log = log;
    }

    /** Records that each of so many trials took so long. */
    void recordDurations(Duration each, int trials) {
        for (int i = 0; i < trials; i++) {
            taken.add(each);
        }
    }

    /**
     * Returns the record with the choice of the pilot after its last block; otherwise, and when there is no pilot or it has chosen before, the record as it is.
     */
    ExperimentRecord choose(int block, ExperimentRecord record) {
        if (record.most() == null || record.choice() != null) {
            return record;
        }
        if (SlicePilot.chooses(experiment) && block == SlicePilot.BLOCKS) {
            return chooseSlices(record.most(), record);
        }
        if (block < Pilot.BLOCKS) {
            return record;
        }
        BlockChoice choice = Pilot.choose(experiment, plan, record.trials(), record.most());
        log.accept(
                choice.deviation() == null
                        ? "too few trials of the pilot can be used to estimate the number of blocks: it stays at "
                                + choice.blocks()
                        : String.format(
                                Locale.ROOT,
                                "the pilot's %d blocks differ by %.1f %% from one to the next: %d blocks detect a difference of %.1f %% with 80 %% power; %d are run%s",
                                choice.pilot(),
                                100 * choice.deviation(),
                                choice.needed(),
                                100 * experiment.interest(),
                                choice.blocks(),
                                timeText(choice, expected(plan.treatments().size()))));
        return record.chosen(choice);
    }

    /**
     * Chooses slices and replicates once, after the first replicates of an interleaved experiment. Without a trial that counts, the ordinary pilot chooses
     * later.
     */
    private ExperimentRecord chooseSlices(int most, ExperimentRecord record) {
        BlockChoice choice = new SlicePilot(experiment, plan, record.trials()).choose(most, budget.remaining());
        if (choice == null) {
            log.accept("too few trials of the pilot can be used to choose the slices: they are not changed");
            return record;
        }
        log.accept(String.format(
                Locale.ROOT,
                "the pilot's %d %s. %d replicates are made%s; %d would detect a difference of %.1f %% with 80 %% power",
                choice.pilot(),
                Objects.requireNonNull(choice.slices()).text(),
                choice.blocks(),
                timeText(choice, expectedBlock(choice)),
                choice.needed(),
                100 * experiment.interest()));
        return record.chosen(choice);
    }

    /** Returns the trials of a block with the slices that the pilot tries or has chosen, where the experiment leaves them to it. */
    List<PlannedTrial> sliced(List<PlannedTrial> trials, ExperimentRecord record) {
        if (record.most() == null || !SlicePilot.chooses(experiment)) {
            return trials;
        }
        SliceChoice chosen = record.choice() == null ? null : record.choice().slices();
        return trials.stream()
                .map(trial -> chosen == null ? SlicePilot.trial(trial, experiment) : SlicePilot.trial(trial, chosen))
                .toList();
    }

    /** Returns the expected time of a block: once slices are chosen, replicates take another time than the pilot's. */
    Duration expectedBlock(@Nullable BlockChoice choice) {
        int systems = plan.treatments().size();
        if (choice == null || choice.slices() == null) {
            return expected(systems);
        }
        SliceChoice slices = choice.slices();
        return Duration.ofMillis(
                Math.round(1000 * (slices.overheadSeconds() + systems * slices.slices() * slices.seconds())));
    }

    private String timeText(BlockChoice choice, Duration block) {
        Duration all = block.multipliedBy(choice.blocks() - (long) choice.pilot());
        return taken.isEmpty() || all.isZero()
                ? ""
                : ", in about " + minutes(all) + " minutes"
                        + (budget.allows(all) ? "" : ", more than is left of the budget of " + budget.text());
    }

    /** Returns the expected time of so many trials; zero before the first one was made. */
    Duration expected(int trials) {
        if (taken.isEmpty()) {
            return Duration.ZERO;
        }
        long sum = taken.stream().mapToLong(Duration::toMillis).sum();
        return Duration.ofMillis(sum / taken.size() * trials);
    }

    static String minutes(Duration time) {
        return String.format(Locale.ROOT, "%.1f", time.toSeconds() / 60.0);
    }
}
