package org.tradebench.load.run;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.caching.Caching;
import org.tradebench.load.console.Display;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.experiment.design.Treatment;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.Teardown;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.settings.ApplicationSettings;
import org.tradebench.load.settings.MeasurementSettings;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.TargetSettings;
import org.tradebench.load.settings.WarmupSettings;
import org.tradebench.load.sut.DatabasePreparation;
import org.tradebench.load.sut.ExperimentTarget;
import org.tradebench.load.sut.Rows;
import org.tradebench.load.sut.RunContext;
import org.tradebench.load.sut.SystemUnderTest;
import org.tradebench.load.sut.Target;
import org.tradebench.load.sut.TrialSettings;
import org.tradebench.load.sut.compose.CacheReadiness;
import org.tradebench.load.sut.embedded.EmbeddedSystem;
import org.tradebench.load.sut.embedded.EmbeddedTarget;
import org.tradebench.load.sut.embedded.EmbeddedTrials;
import org.tradebench.load.sut.embedded.LocalDatabase;
import org.tradebench.load.sut.embedded.WorkArea;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.source.Telemetry;

/**
 * Gives all trials of an experiment one application server on this machine. The first trial starts it and pre-warms every treatment, so that the JIT compiler is done
 * before anything is measured; each trial finds it switched to its treatment, with the populated rows and a new cache.
 */
public final class SharedServer implements ExperimentTarget, Target {
    private final EmbeddedTrials embedded = new EmbeddedTrials();
    private final EmbeddedTarget processes = new EmbeddedTarget();
    private final List<Treatment> treatments;
    private final long seed;
    /** The server that runs; null before the first trial. */
    private @Nullable EmbeddedSystem system;

    private @Nullable Teardown teardown;

    /**
     * Nothing is started yet.
     *
     * @param target of the experiment
     * @param seed of the rows and the load
     */
    public SharedServer(ExperimentTarget target, List<Treatment> treatments, long seed) {
        if (!target.word().equals(TargetSettings.EMBEDDED.word())) {
            throw Failure.usage("fork shared-server: expected target embedded, got " + target.word());
        }
        this.treatments = List.copyOf(treatments);
        this.seed = seed;
    }

    @Override
    public String word() {
        return embedded.word();
    }

    @Override
    public void check(TrialSettings settings) {
        Map<Setting, String> given = new HashMap<>(settings.given());
        given.remove(Setting.PRE_WARMING);
        embedded.check(new TrialSettings(given, settings.seed()));
    }

    @Override
    public RunSettings run(TrialSettings settings) {
        return embedded.run(settings);
    }

    @Override
    public Target system(TrialSettings settings) {
        return this;
    }

    @Override
    public String label(RunSettings asked) {
        return processes.label(asked);
    }

    @Override
    public Optional<Integer> requestsPerConnection(RunSettings asked) {
        return processes.requestsPerConnection(asked);
    }

    @Override
    public void requireSystem() {
        if (system != null) {
            system.check();
        }
    }

    @Override
    public SystemUnderTest prepare(RunSettings asked, RunContext workplace) throws InterruptedException {
        Telemetry telemetry = workplace.telemetry();
        EmbeddedSystem running = system == null ? start(asked, workplace) : system;
        running.check();
        switchTo(asked, running, workplace.display()).forEach(telemetry::note);
        telemetry.watch(Tier.APPLICATION, running.server().pid());
        LocalDatabase.watch(running.databaseSettings(), telemetry);
        return running;
    }

    private EmbeddedSystem start(RunSettings asked, RunContext workplace) throws InterruptedException {
        Display display = workplace.display();
        Teardown ends = new Teardown(display::say);
        teardown = ends;
        try {
            DatabaseSettings database = LocalDatabase.start(ends, display);
            Rows.restore(database, asked, display);
            Path work = workArea(workplace.results().folder().resolveSibling("application"));
            ends.add("clearing the application server's work area", () -> WorkArea.clear(work));
            EmbeddedSystem started =
                    EmbeddedTarget.start(asked, cachingAtStart(), database, work, ends, pid -> {}, display);
            for (Treatment treatment : treatments) {
                preWarm(treatment, started, work, ends, display);
            }
            system = started;
            return started;
        } catch (RuntimeException e) {
            ends.awaitEndWhenInterrupted();
            close();
            throw e;
        }
    }

    /** An experiment that is resumed has one from before. */
    private static Path workArea(Path first) {
        Path work = first;
        for (int number = 2; Files.exists(work); number++) {
            work = first.resolveSibling(first.getFileName() + "-" + number);
        }
        return work;
    }

    /** What cannot be changed while it runs is that of the treatments that cache. */
    private Caching cachingAtStart() {
        return treatments.stream()
                .map(treatment -> new TrialSettings(treatment.settings(), seed).caching())
                .filter(Caching::remembers)
                .findFirst()
                .orElse(Caching.NONE);
    }

    private void preWarm(Treatment treatment, EmbeddedSystem started, Path work, Teardown ends, Display display)
            throws InterruptedException {
        TrialSettings settings = new TrialSettings(treatment.settings(), seed);
        long requests = Long.parseLong(settings.text(Setting.PRE_WARMING).orElse("0"));
        if (treatment.again() || requests == 0) {
            return;
        }
        display.say("pre-warming: " + treatment.label());
        RunSettings run = run(settings)
                .withWarmup(WarmupSettings.requests(requests))
                .withMeasurement(MeasurementSettings.of(MeasurementSettings.SHORTEST));
        switchTo(run, started, display);
        ResultFolder folder = ResultFolder.create(work.resolve("pre-warming-" + treatment.folder()));
        try (Telemetry telemetry = new Telemetry()) {
            new Trial(new RunOptions(run, this, null), Instant.now(), Map.of(), display)
                    .drive(started, folder, telemetry, ends);
        }
    }

    /**
     * Gives the server a treatment, the populated rows, a tidy database and a cache that is at work.
     *
     * @return what could not be done, in sentences
     */
    private static List<String> switchTo(RunSettings asked, EmbeddedSystem running, Display display)
            throws InterruptedException {
        ApplicationSettings application = asked.application();
        Caching caching = Objects.requireNonNull(application.caching());
        // Without a cache first: the next one is a new one, and no entry is from before the rows were replaced.
        running.administrator().set(Caching.NONE.runTimeSettings());
        Rows.restore(running.databaseSettings(), asked, display);
        List<String> notes = DatabasePreparation.tidied(running.databaseSettings());
        Map<String, String> settings = new HashMap<>(caching.runTimeSettings());
        settings.put("RUNTIME_MODE", Objects.requireNonNull(application.mode()).setting());
        settings.put(
                "ORDER_PROCESSING_MODE",
                Objects.requireNonNull(application.orders()).setting());
        running.administrator().set(settings);
        if (caching.remembers()) {
            CacheReadiness.await("the application", running.administrator());
        }
        return notes;
    }

    @Override
    public void close() {
        if (teardown != null) {
            teardown.close();
        }
        teardown = null;
        system = null;
    }
}
