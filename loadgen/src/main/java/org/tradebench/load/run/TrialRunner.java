package org.tradebench.load.run;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.console.Display;
import org.tradebench.load.experiment.OpenMetrics;
import org.tradebench.load.experiment.PlannedTrial;
import org.tradebench.load.experiment.RandomizedBlocks;
import org.tradebench.load.experiment.SliceMetrics;
import org.tradebench.load.experiment.SliceSchedule;
import org.tradebench.load.experiment.SliceSettings;
import org.tradebench.load.experiment.Treatment;
import org.tradebench.load.experiment.TrialMetrics;
import org.tradebench.load.experiment.engine.TrialExecutor;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.histogram.HistogramFile;
import org.tradebench.load.histogram.SecondStatistics;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.results.OpenModel;
import org.tradebench.load.results.RunMetrics;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.results.Summary;
import org.tradebench.load.settings.ArrivalSettings;
import org.tradebench.load.settings.MeasurementSettings;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.statistics.FlatTail;
import org.tradebench.load.sut.Target;
import org.tradebench.load.sut.TrialSettings;
import org.tradebench.load.telemetry.IntervalUse;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.TierUse;
import org.tradebench.load.validity.CheckResult;
import org.tradebench.load.validity.Recording;

/** Makes the trials of an experiment: each is a run with its own result folder, on a system that the target provides. */
public final class TrialRunner implements TrialExecutor {
    private static final double MICROS = 1e6;

    private static final double MEGABYTE = 1 << 20;

    /** Relative change of throughput that ends a steady state; the one of p99 is larger, because a second has few requests beyond its p99. */
    private static final double THROUGHPUT_MATTERS = 0.05;

    private static final double P99_MATTERS = 0.5;

    private static final Set<String> UPDATES = Set.of("buy", "sell", "update account", "register");

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
                run.faults().isEmpty() ? metrics(run, measured.recording()) : null,
                run.faults(),
                measured.recording().loadGenerator().slices().stream()
                        .map(slice -> new SliceMetrics(
                                (slice.endNanos() - slice.beginNanos()) / 1e9,
                                slice.operationsPerSecond(),
                                slice.meanMillis()))
                        .toList());
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

    /**
     * Returns the metrics of a run that is not VALID, which has no summary; the experiment draws them, and uses them for nothing else. Null without a right
     * answer.
     */
    private static @Nullable TrialMetrics metrics(RunRecord run, Recording recording) {
        LoadResult loadGenerator = recording.loadGenerator();
        HistogramFile histograms = recording.histograms();
        Summary of = run.summary() != null ? run.summary() : Summary.of(loadGenerator, histograms, run.use());
        // A primitive has requests only, no operations.
        boolean primitive = run.settings().workload().primitive() != null;
        double rate = primitive ? of.requestsPerSecond() : of.operationsPerSecond();
        if (rate == 0 || of.intervalSeconds() <= 0) {
            return null;
        }
        IntervalUse use = run.use();
        TierUse application = use.tiers().get(Tier.APPLICATION);
        TierUse database = use.tiers().get(Tier.DATABASE);
        Map<String, Double> cores = new LinkedHashMap<>();
        use.tiers().forEach((tier, tierUse) -> {
            if (tierUse.cores() != null) {
                cores.put(tier.label(), tierUse.cores());
            }
        });
        return new TrialMetrics(
                rate,
                of.latency().mean(),
                of.latency().p50(),
                of.latency().p99(),
                micros(application == null ? null : application.withoutJit(), rate),
                micros(database == null ? null : database.cores(), rate),
                micros(application == null ? null : application.gc(), rate),
                primitive ? of.statementsPerRequest() : of.statementsPerOperation(),
                of.hitRatio(),
                updates(loadGenerator.played()),
                cores,
                use.machineBusy(),
                of.intervalSeconds(),
                loadGenerator.slices().isEmpty() ? steady(histograms.series()) : steadySlices(loadGenerator.slices()),
                open(of.openModel()),
                of.requestsPerApplicationCpuSecondWithoutJit(),
                RunMetrics.machines(use, run.environment().machine()),
                application == null ? null : megabytes(application.peakResidentBytes()),
                run.startSeconds());
    }

    private static @Nullable OpenMetrics open(@Nullable OpenModel of) {
        return of == null
                ? null
                : new OpenMetrics(
                        of.offeredPerSecond(),
                        of.completedPerSecond(),
                        of.response().mean(),
                        of.response().p50(),
                        of.response().p99(),
                        of.service().mean(),
                        of.service().p50(),
                        of.service().p99(),
                        of.waited());
    }

    private static @Nullable Double micros(@Nullable Double cores, double rate) {
        return cores == null ? null : MICROS * cores / rate;
    }

    private static @Nullable Double megabytes(@Nullable Long bytes) {
        return bytes == null ? null : bytes / MEGABYTE;
    }

    private static @Nullable Double updates(Map<String, Long> played) {
        long all = played.values().stream().mapToLong(Long::longValue).sum();
        long updates = played.entrySet().stream()
                .filter(operation -> UPDATES.contains(operation.getKey()))
                .mapToLong(Map.Entry::getValue)
                .sum();
        return all == 0 ? null : (double) updates / all;
    }

    /** Returns the counted seconds at the end in which the throughput of the slices was flat. */
    private static double steadySlices(List<LoadResult.Slice> slices) {
        int flat = FlatTail.of(
                        THROUGHPUT_MATTERS,
                        slices.stream()
                                .mapToDouble(LoadResult.Slice::operationsPerSecond)
                                .toArray())
                .length();
        return slices.subList(slices.size() - flat, slices.size()).stream()
                .mapToDouble(slice -> slice.countedNanos() / 1e9)
                .sum();
    }

    /** Returns the seconds at the measurement interval's end in which throughput and p99 were flat; the last one, which is cut, is left out. */
    private static double steady(List<SecondStatistics> seconds) {
        List<SecondStatistics> whole =
                seconds.stream().filter(second -> second.lengthSeconds() > 0.9).toList();
        FlatTail throughput = FlatTail.of(
                THROUGHPUT_MATTERS,
                whole.stream()
                        .mapToDouble(second -> second.count() / second.lengthSeconds())
                        .toArray());
        FlatTail slowest = FlatTail.of(
                P99_MATTERS,
                whole.stream().mapToDouble(SecondStatistics::p99Millis).toArray());
        return Math.min(throughput.length(), slowest.length());
    }
}
