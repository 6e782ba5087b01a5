package org.tradebench.load.run;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.console.Display;
import org.tradebench.load.experiment.Experiment;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.ForkMode;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.SliceSettings;
import org.tradebench.load.experiment.analysis.SlicePilot;
import org.tradebench.load.experiment.engine.Budget;
import org.tradebench.load.experiment.engine.ExperimentRunner;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.report.study.StudyReport;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.settings.TargetSettings;
import org.tradebench.load.study.StudyResult;
import org.tradebench.load.sut.Target;
import org.tradebench.load.sut.compose.RunningCluster;

/** Runs an experiment from its begin, or from where an earlier run of it stopped, to its report. */
public final class ExperimentRun {
    /** Holds the result of an experiment. */
    public record Outcome(StudyResult result, Path folder, Path report) {}

    private ExperimentRun() {}

    /** Begins an experiment. */
    public static Outcome begin(ExperimentRequest request, Display display) throws InterruptedException {
        ExperimentRequest options = request.with(new SupportedFaults(
                        () -> RunningCluster.of(request.target()).nodes().orElseThrow(), display::print)
                .levels(
                        request.staging()
                                ? request.study().experiment().atStagingSize()
                                : request.study().experiment(),
                        request.sizes()));
        ExperimentRecord record = new ExperimentRecord(
                ExperimentRecord.VERSION,
                options.study().name(),
                options.study().experiment().text(),
                options.sizes(),
                options.staging(),
                options.target().settings().label(),
                options.settings(),
                options.blocks(),
                options.seed(),
                "",
                options.command(),
                Instant.now(),
                Instant.now(),
                StudyEnvironment.current(),
                List.of(),
                null);
        Experiment experiment = options.study().experiment();
        ForkMode fork = experiment.on(options.target().settings().label()).fork();
        if (fork != experiment.fork()) {
            display.print(
                    "systems are measured alternately on targets embedded and compose only: each trial is made by itself");
        }
        record = record.upTo(options.most()).forked(fork);
        RandomizedBlocks plan = plan(record);
        ProfiledTrials profiles = profiles(options.profile(), options.target(), plan, display);
        Target target = checked(options.target(), record, plan, display);
        ResultFolder results =
                ResultFolder.create(options.out() != null ? options.out() : Run.newFolder(folder(options)));
        return run(record.planned(plan.hash()), plan, target, options.budget(), profiles, results.folder(), display);
    }

    /**
     * Resumes an experiment in its folder. The record of a complete one stays as it is.
     *
     * @param profile whether one more trial of each treatment is recorded after the blocks
     * @param targets creates the target of a word
     */
    public static Outcome resume(
            Path folder, @Nullable Duration budget, boolean profile, Function<String, Target> targets, Display display)
            throws InterruptedException {
        Path absolute = folder.toAbsolutePath().normalize();
        ExperimentRecord begun = ExperimentRecord.read(absolute);
        RandomizedBlocks plan = plan(begun);
        if (!plan.hash().equals(begun.plan())) {
            throw Failure.of("this program reads the study of " + absolute
                    + " otherwise than the one that began it (plan " + plan.hash() + " instead of " + begun.plan()
                    + "): expected the same version of the program, or a new study");
        }
        if (begun.ended() != null && begun.complete() && !profile) {
            display.print(begun.ended());
            return new Outcome(StudyResult.of(begun), absolute, StudyReport.write(absolute));
        }
        ExperimentRecord record = begun.on(StudyEnvironment.resumed(begun.machine(), StudyEnvironment.current()));
        Target target = targets.apply(record.target() == null ? TargetSettings.EMBEDDED.label() : record.target());
        ProfiledTrials profiles = profiles(profile, target, plan, display);
        return run(record, plan, checked(target, record, plan, display), budget, profiles, absolute, display);
    }

    /** Returns the requested profiles, if they can be made; null when none are requested. */
    private static @Nullable ProfiledTrials profiles(
            boolean requested, Target target, RandomizedBlocks plan, Display display) {
        if (!requested) {
            return null;
        }
        ProfiledTrials profiles = new ProfiledTrials(plan, TrialRunner.of(target, plan, display), display);
        profiles.check();
        return profiles;
    }

    /** Names the folder: {@code study-modes}, {@code ceiling}. */
    private static String folder(ExperimentRequest options) {
        String name = options.study().name();
        return options.call().equals("experiment " + name) ? name : "study-" + name;
    }

    private static RandomizedBlocks plan(ExperimentRecord record) {
        return RandomizedBlocks.of(record.definition(), record.blocks(), record.seed());
    }

    /** Returns the target for the fork mode, after a check that every trial of the plan can be made on it. */
    private static Target checked(Target requested, ExperimentRecord record, RandomizedBlocks plan, Display display) {
        checkSlices(record);
        Target target = switch (record.fork()) {
            case PROCESS -> requested;
            case SHARED_SERVER -> requested.shared(plan.treatments(), plan.seed());
            case RUNNING_CLUSTER -> RunningCluster.of(requested);
            case INTERLEAVED -> interleaved(requested, plan.treatments().size());
        };
        TrialRunner trials = TrialRunner.of(target, plan, display);
        plan.search().forEach(trials::check);
        // The check does not depend on the rate.
        plan.block(1).forEach(trial -> trials.check(trial.at(100)));
        target.requireReady();
        return target;
    }

    /** Checks the settings of slices again, because those of the command line were not checked together with the file's. */
    private static void checkSlices(ExperimentRecord record) {
        Experiment experiment = record.definition();
        boolean pilot = record.most() != null && SlicePilot.chooses(experiment);
        SliceSettings.problem(experiment)
                .or(() -> pilot ? SlicePilot.problem(experiment) : Optional.empty())
                .ifPresent(problem -> {
                    throw Failure.usage(problem);
                });
    }

    private static Target interleaved(Target requested, int systems) {
        for (int number = 1; number <= systems; number++) {
            requested.interleaved(number).requireReady();
        }
        return requested;
    }

    private static Outcome run(
            ExperimentRecord record,
            RandomizedBlocks plan,
            Target target,
            @Nullable Duration budget,
            @Nullable ProfiledTrials profiles,
            Path folder,
            Display display)
            throws InterruptedException {
        display.print(blocks(record) + " of " + plan.treatments().size() + " trials, results in " + folder);
        TrialRunner trials = TrialRunner.of(target, plan, display);
        NumberedTrials numbered = new NumberedTrials(trials, plan, record.blocksWithReplacements(), display);
        ExperimentRunner runner = new ExperimentRunner(
                record.definition(), plan, numbered, new Budget(budget, System::nanoTime), folder, display::print);
        ExperimentRecord ended;
        try (target) {
            ended = runner.run(record, now -> {
                numbered.blocks(now.blocksWithReplacements());
                StudyReport.write(folder);
            });
        }
        ended = ended.on(StudyEnvironment.withSoftware(ended, folder));
        ended.write(folder);
        display.print(Objects.requireNonNull(ended.ended(), "an experiment that has ended says why"));
        if (profiles != null) {
            profiles.make(record.definition().compared().baseline(), ended.knee(), folder);
        }
        return new Outcome(StudyResult.of(ended), folder, StudyReport.write(folder));
    }

    private static String blocks(ExperimentRecord record) {
        return record.most() == null || record.choice() != null
                ? record.blocks() + " blocks"
                : "a pilot of " + record.blocks() + " blocks, and as many as it asks for up to " + record.most()
                        + ", each";
    }
}
