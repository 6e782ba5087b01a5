package org.tradebench.load.run;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.console.Display;
import org.tradebench.load.experiment.PlannedTrial;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.SliceSchedule;
import org.tradebench.load.experiment.SliceSettings;
import org.tradebench.load.experiment.Treatment;
import org.tradebench.load.experiment.engine.TrialExecutor;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.results.RunAsTrial;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.settings.ArrivalSettings;
import org.tradebench.load.settings.MeasurementSettings;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.sut.Target;
import org.tradebench.load.sut.TrialSettings;
import org.tradebench.load.validity.CheckResult;

/** Makes the trials of an experiment: each is a run with its own result folder, on a system that the target provides. */
public final class TrialRunner implements TrialExecutor {
    private final Target target;
    private final long seed;
    private final Display display;
    private final List<String> treatments;

    /**
     * Prepares the trials on a target.
     *
     * @param seed of the rows and the load
     */
    public TrialRunner(Target target, long seed, Display display) {
        this(target, seed, display, List.of());
    }

    /**
     * Prepares the trials of an experiment.
     *
     * @param plan whose seed is that of the rows and the load, too
     */
    static TrialRunner of(Target target, RandomizedBlocks plan, Display display) {
        return new TrialRunner(
                target,
                plan.seed(),
                display,
                plan.treatments().stream().map(Treatment::label).toList());
    }

    private TrialRunner(Target target, long seed, Display display, List<String> treatments) {
        this.treatments = treatments;
        this.target = target;
        this.seed = seed;
        this.display = display;
    }

    /** Refuses invalid settings, and those for which this machine lacks something, before anything is started. */
    public void check(PlannedTrial trial) {
        TrialSettings settings = settings(trial);
        settings.caching().mode().check(settings.mode());
        target.check(settings);
        new Trial(options(trial, null), Instant.EPOCH, Map.of(), display).check();
    }

    /** Refuses a trial whose application cannot be recorded here. */
    void checkProfile(PlannedTrial trial) {
        new Trial(profiled(trial, null), Instant.EPOCH, Map.of(), display).check();
    }

    /**
     * Makes a trial by itself, whose application is recorded.
     *
     * @param folder of its result, which does not exist yet
     * @throws Failure when there is no measurement
     */
    void profile(PlannedTrial trial, Path folder) throws InterruptedException {
        Run.execute(profiled(trial, folder), display);
    }

    private RunOptions profiled(PlannedTrial trial, @Nullable Path folder) {
        RunOptions options = options(trial, folder);
        RunSettings settings = options.settings();
        return options.with(settings.withMeasurement(settings.measurement().profiled()));
    }

    /** Returns the command that repeats one trial by itself. */
    public String command(PlannedTrial trial) {
        return options(trial, null).command();
    }

    @Override
    public Outcome measure(PlannedTrial trial, Path folder) throws InterruptedException {
        return outcome(Run.execute(options(trial, folder), display));
    }

    private static Outcome outcome(Run.Outcome measured) {
        RunRecord run = measured.record();
        return new Outcome(
                run.result(),
                CheckResult.reasons(run.checks()),
                run.faults().isEmpty() ? RunAsTrial.metrics(run, measured.recording()) : null,
                run.faults(),
                RunAsTrial.slices(measured.recording().loadGenerator()));
    }

    @Override
    public List<Outcome> measure(List<PlannedTrial> trials, List<Path> folders) throws InterruptedException {
        PlannedTrial first = trials.get(0);
        SliceSchedule schedule = SliceSchedule.of(
                treatments.size(), SliceSettings.of(first.treatment().settings()), seed, first.block());
        BlockCoordinator block = new BlockCoordinator(trials.size());
        List<Callable<Outcome>> runs = new ArrayList<>();
        for (int i = 0; i < trials.size(); i++) {
            PlannedTrial trial = trials.get(i);
            String label = trial.treatment().label();
            BlockMember member = new BlockMember(i, label, schedule, treatments.indexOf(label), block);
            RunOptions options = options(trial, settings(trial).withFixedThreads(), folders.get(i));
            RunOptions sliced = new RunOptions(
                    options.settings().withMeasurement(MeasurementSettings.of(Duration.ofSeconds(schedule.seconds()))),
                    options.target().interleaved(trial.place()),
                    options.out());
            runs.add(() -> outcome(Run.execute(sliced, display.of(label), member)));
        }
        return InterleavedBlock.execute(runs, block);
    }

    @Override
    public void requireSystem() {
        target.requireSystem();
    }

    private TrialSettings settings(PlannedTrial trial) {
        return new TrialSettings(trial.treatment().settings(), seed);
    }

    private RunOptions options(PlannedTrial trial, @Nullable Path folder) {
        return options(trial, settings(trial), folder);
    }

    private RunOptions options(PlannedTrial trial, TrialSettings settings, @Nullable Path folder) {
        return new RunOptions(inBlock(target.run(settings), trial.block()), target.of(settings), folder);
    }

    /**
     * Gives arrivals the times of a block: the same for all its treatments, which then differ in nothing else, and different ones in each block. With one
     * sequence for all blocks, their scatter would not show effects of the sequence, such as a burst.
     */
    private RunSettings inBlock(RunSettings run, int block) {
        ArrivalSettings arrivals = run.workload().arrivals();
        return arrivals == null
                ? run
                : run.withWorkload(run.workload().withArrivals(arrivals.withSeed(31 * seed + block)));
    }
}
