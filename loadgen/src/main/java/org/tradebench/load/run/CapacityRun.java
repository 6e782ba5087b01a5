package org.tradebench.load.run;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.capacity.CapacityRecord;
import org.tradebench.load.capacity.CapacitySearch;
import org.tradebench.load.capacity.CapacityTrial;
import org.tradebench.load.capacity.RateJudgement;
import org.tradebench.load.capacity.SearchEnd;
import org.tradebench.load.console.Display;
import org.tradebench.load.report.CapacityReport;
import org.tradebench.load.results.OpenModel;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.settings.ArrivalSettings;
import org.tradebench.load.settings.MeasurementSettings;
import org.tradebench.load.settings.ResponseLimit;
import org.tradebench.load.settings.RunFile;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.WarmupSettings;
import org.tradebench.load.settings.WorkloadSettings;
import org.tradebench.load.sut.Target;
import org.tradebench.load.validity.Recording;

/**
 * Searches for the largest arrival rate within a limit of the response time, on one system that stays warm. A trial of the closed model warms it up and gives the
 * throughput from which the rates follow; each further trial is a run of the open model with its own result folder, populated rows and consistency check.
 */
public final class CapacityRun {
    private static final CapacitySearch.Size SIZE = CapacitySearch.Size.STANDARD;

    /** Seconds of load before each trial of the open model, for the load generator's JVM, which is new in each. */
    private static final int WARM_UP_SECONDS = 10;

    /** The same with a cache, which is new in each, too. */
    private static final int WARM_UP_WITH_CACHE_SECONDS = 30;

    private final RunOptions options;
    private final ArrivalSettings arrivals;
    private final ResponseLimit limit;
    private final Display display;
    private final Instant startedAt = Instant.now();
    private final List<CapacityTrial> trials = new ArrayList<>();

    /** Holds the result of a search. */
    public record Outcome(CapacityRecord record, Path folder, Path report) {}

    private CapacityRun(RunOptions options, ArrivalSettings arrivals, ResponseLimit limit, Display display) {
        this.options = options;
        this.arrivals = arrivals;
        this.limit = limit;
        this.display = display;
    }

    /** Returns whether the settings request a search. */
    public static boolean isAskedFor(RunSettings settings) {
        ArrivalSettings arrivals = settings.workload().arrivals();
        return arrivals != null && arrivals.findMax() != null;
    }

    /** Searches, concludes and reports; everything that was started is stopped again, whatever the outcome. */
    public static Outcome execute(RunOptions options, Display display) throws InterruptedException {
        ArrivalSettings arrivals =
                Objects.requireNonNull(options.settings().workload().arrivals());
        return new CapacityRun(options, arrivals, Objects.requireNonNull(arrivals.findMax()), display).execute();
    }

    private Outcome execute() throws InterruptedException {
        RunSettings settings = options.settings();
        new Trial(options, startedAt, Map.of(), display).check();
        Target kept = options.target().kept(settings);
        ResultFolder results = ResultFolder.create(
                options.out() != null
                        ? options.out()
                        : Run.newFolder(
                                startedAt, "find-max-" + options.target().label(settings)));
        RunFile.write(settings, results.folder());
        display.print(
                CapacityDuration.describe(limit, SIZE, settings, searching()) + ", results in " + results.folder());
        CapacityRecord record;
        try (kept) {
            record = search(kept, results.folder());
        }
        results.write(CapacityRecord.FILE, record);
        return new Outcome(record, results.folder(), CapacityReport.write(results.folder(), record));
    }

    private CapacityRecord search(Target target, Path folder) throws InterruptedException {
        RunSettings settings = options.settings();
        String first = "01-closed-model";
        display.trial(1, CapacityDuration.USUAL_TRIALS + 1L);
        Run.Outcome closed = Run.execute(
                new RunOptions(
                        settings.withWorkload(settings.workload().withArrivals(null))
                                .withMeasurement(MeasurementSettings.of(searching())),
                        target,
                        folder.resolve(first)),
                display);
        Recording recording = closed.recording();
        double throughput = recording.operations() / recording.seconds();
        CapacityRecord.ClosedModel closedModel = new CapacityRecord.ClosedModel(
                first, throughput, closed.record().result());
        display.print(String.format(
                Locale.ROOT,
                "closed model, %d virtual users: %,.1f operations/s",
                settings.workload().virtualUsers(),
                throughput));
        Optional<String> wrong = wrong(closed, throughput);
        if (wrong.isPresent()) {
            return record(closedModel, SearchEnd.NO_THROUGHPUT, null, null, wrong.get());
        }
        WarmupSettings warmUp = warmUp(recording.loadGenerator().requestCount() / recording.seconds());
        CapacitySearch search = new CapacitySearch(throughput, SIZE);
        for (Optional<CapacitySearch.Step> next = search.next(); next.isPresent(); next = search.next()) {
            CapacityTrial trial = measure(next.get(), warmUp, target, folder);
            trials.add(trial);
            search.accept(trial.outcome());
            display.print(trial.line(limit));
        }
        return record(
                closedModel,
                Objects.requireNonNull(search.end(), "a search without a next rate has ended"),
                search.largestMet(),
                search.smallestMissed(),
                "");
    }

    /**
     * Returns why no rates can follow from the closed model's trial. Checks other than those of the data may fail, because its throughput only determines where
     * the search begins.
     */
    private static Optional<String> wrong(Run.Outcome closed, double throughput) {
        return throughput <= 0
                ? Optional.of("it completed no operation")
                : RateJudgement.dataProblem(closed.record().checks());
    }

    private CapacityTrial measure(CapacitySearch.Step step, WarmupSettings warmUp, Target target, Path folder)
            throws InterruptedException {
        WorkloadSettings workload = options.settings().workload();
        int number = trials.size() + 2;
        String name = String.format(
                Locale.ROOT,
                "%02d-%s-%s",
                number,
                step.confirmation() ? "confirmation" : "search",
                ArrivalSettings.perSecond(step.rate()).replace(",", ""));
        long seed = 31 * Objects.requireNonNullElse(arrivals.seed(), workload.seed()) + number;
        Duration length = step.confirmation() ? options.settings().measurement().duration() : searching();
        display.trial(number, Math.max(number, CapacityDuration.USUAL_TRIALS + 1L));
        Run.Outcome made = Run.execute(
                new RunOptions(
                        options.settings()
                                .withWorkload(workload.withArrivals(arrivals.at(step.rate(), seed)))
                                .withWarmup(warmUp)
                                .withMeasurement(MeasurementSettings.of(length)),
                        target,
                        folder.resolve(name)),
                display);
        Recording recording = made.recording();
        return CapacityTrial.of(
                name,
                step,
                seed,
                recording.seconds(),
                limit,
                workload.virtualUsers(),
                OpenModel.of(recording.arrivals().orElseThrow(), recording.histograms(), recording.seconds()),
                made.record().checks());
    }

    /**
     * Returns the interval of the trials before the confirmation: half of the requested length is enough, because they decide coarsely, and the result is
     * confirmed.
     */
    private Duration searching() {
        long seconds = options.settings().measurement().duration().toSeconds();
        return Duration.ofSeconds((seconds + 1) / 2);
    }

    /**
     * Returns the warm-up of a trial on a warm system: enough requests at the closed model's rate to warm the load generator up, but no more than were
     * requested.
     */
    private WarmupSettings warmUp(double requestsPerSecond) {
        RunSettings settings = options.settings();
        boolean cache = settings.application().caching() != null
                && settings.application().caching().remembers();
        long requests = Math.round(requestsPerSecond * (cache ? WARM_UP_WITH_CACHE_SECONDS : WARM_UP_SECONDS));
        return WarmupSettings.requests(
                settings.warmup().untilSteady()
                        ? requests
                        : Math.min(requests, settings.warmup().requests()));
    }

    private CapacityRecord record(
            CapacityRecord.ClosedModel closedModel,
            SearchEnd end,
            @Nullable Double largestMet,
            @Nullable Double smallestMissed,
            String reason) {
        return CapacityRecord.of(
                startedAt,
                options.command(),
                options.settings(),
                limit,
                SIZE,
                closedModel,
                trials,
                end,
                largestMet,
                smallestMissed,
                reason);
    }
}
