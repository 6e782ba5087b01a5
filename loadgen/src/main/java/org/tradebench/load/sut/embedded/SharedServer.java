package org.tradebench.load.sut.embedded;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.console.Display;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.experiment.Treatment;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.Teardown;
import org.tradebench.load.settings.ApplicationSettings;
import org.tradebench.load.settings.Caching;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.TargetSettings;
import org.tradebench.load.sut.DatabasePreparation;
import org.tradebench.load.sut.Rows;
import org.tradebench.load.sut.RunContext;
import org.tradebench.load.sut.SystemUnderTest;
import org.tradebench.load.sut.Target;
import org.tradebench.load.sut.TrialSettings;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.source.Telemetry;

/**
 * Gives all trials of an experiment, or of a search, one application server on this machine. The first trial starts it and pre-warms every treatment, so that the JIT
 * compiler is done before anything is measured; each trial finds it switched to its treatment, with the populated rows and a new cache.
 */
final class SharedServer implements Target {
    /** Starts a system of this kind. */
    @FunctionalInterface
    interface Start {
        /**
         * Starts database and application, and registers both with the teardown at once.
         *
         * @param caching with which the application starts
         * @param work folder for the application's logs and work area
         */
        EmbeddedSystem start(
                RunSettings requested,
                Caching caching,
                Path work,
                Telemetry telemetry,
                Teardown teardown,
                Display display)
                throws InterruptedException;
    }

    private final Target fresh;
    private final Start starter;
    private final List<Treatment> treatments;
    private final long seed;
    /** The server that runs; null before the first trial. */
    private @Nullable EmbeddedSystem system;

    private @Nullable Teardown teardown;

    /**
     * Creates the target, and starts nothing.
     *
     * @param fresh starts a system of this kind for each trial, and gives settings the same meaning
     * @param starter starts the one system
     * @param treatments of the experiment; empty for a search, whose trials differ in their load alone
     * @param seed of the rows and the load
     */
    SharedServer(Target fresh, Start starter, List<Treatment> treatments, long seed) {
        this.fresh = fresh;
        this.starter = starter;
        this.treatments = List.copyOf(treatments);
        this.seed = seed;
    }

    @Override
    public TargetSettings settings() {
        return fresh.settings();
    }

    @Override
    public void check(TrialSettings trial) {
        Map<Setting, String> given = new HashMap<>(trial.given());
        given.remove(Setting.PRE_WARMING);
        if (given.containsKey(Setting.APPLICATION_CPUS)
                || given.containsKey(Setting.DATABASE_CPUS)
                || given.containsKey(Setting.DATABASE_DELAY)) {
            throw Failure.usage(
                    "application-cpus, database-cpus, database-delay: expected fork mode process or interleaved, got shared-server, whose trials have one system without limits");
        }
        fresh.check(new TrialSettings(given, trial.seed()));
    }

    @Override
    public RunSettings run(TrialSettings trial) {
        return fresh.run(trial);
    }

    @Override
    public String label(RunSettings requested) {
        return fresh.label(requested);
    }

    @Override
    public Optional<Integer> requestsPerConnection(RunSettings requested) {
        return fresh.requestsPerConnection(requested);
    }

    @Override
    public void requireSystem() {
        if (system != null) {
            system.check();
        }
    }

    @Override
    public SystemUnderTest prepare(RunSettings requested, RunContext context) throws InterruptedException {
        Telemetry telemetry = context.telemetry();
        EmbeddedSystem running = system == null ? start(requested, context) : system;
        running.check();
        switchTo(requested, running, context.display()).forEach(telemetry::note);
        telemetry.watch(Tier.APPLICATION, running.server().pid());
        LocalDatabase.watch(running.databaseSettings(), telemetry);
        return running;
    }

    private EmbeddedSystem start(RunSettings requested, RunContext context) throws InterruptedException {
        Display display = context.display();
        Teardown ends = new Teardown(display::print);
        teardown = ends;
        try {
            Path work = workArea(context.results().folder().resolveSibling("application"));
            EmbeddedSystem started = starter.start(
                            requested, cachingAtStart(requested), work, context.telemetry(), ends, display)
                    .shared();
            system = started;
            for (Treatment treatment : treatments) {
                preWarm(treatment, work, context);
            }
            return started;
        } catch (RuntimeException e) {
            ends.awaitEndWhenInterrupted();
            close();
            throw e;
        }
    }

    /** Returns a new work area: a resumed experiment has one from before. */
    private static Path workArea(Path first) {
        Path work = first;
        for (int number = 2; Files.exists(work); number++) {
            work = first.resolveSibling(first.getFileName() + "-" + number);
        }
        return work;
    }

    /** Returns the caching that the server starts with: that of the first treatment that caches, because not all of it can be changed while the server runs. */
    private Caching cachingAtStart(RunSettings first) {
        return treatments.stream()
                .map(treatment -> new TrialSettings(treatment.settings(), seed).caching())
                .filter(Caching::remembers)
                .findFirst()
                .orElse(Objects.requireNonNull(first.application().caching()));
    }

    private void preWarm(Treatment treatment, Path work, RunContext context) throws InterruptedException {
        TrialSettings settings = new TrialSettings(treatment.settings(), seed);
        long requests = settings.preWarming();
        if (!treatment.again() && requests > 0) {
            context.display().print("pre-warming: " + treatment.label());
            context.preWarming()
                    .drive(this, run(settings), requests, work.resolve("pre-warming-" + treatment.folder()));
        }
    }

    /**
     * Gives the server a treatment, the populated rows, a prepared database and an active cache.
     *
     * @return what could not be done, in sentences
     */
    private static List<String> switchTo(RunSettings requested, EmbeddedSystem running, Display display)
            throws InterruptedException {
        ApplicationSettings application = requested.application();
        Caching caching = Objects.requireNonNull(application.caching());
        // Without a cache first: the next one is a new one, and no entry is from before the rows were replaced.
        running.administrator().set(Caching.NONE.runTimeSettings());
        Rows.restore(running.databaseSettings(), requested, display);
        List<String> notes = DatabasePreparation.vacuumAndReset(running.databaseSettings());
        Map<String, String> settings = new HashMap<>(caching.runTimeSettings());
        settings.put("RUNTIME_MODE", Objects.requireNonNull(application.mode()).setting());
        settings.put(
                "ORDER_PROCESSING_MODE",
                Objects.requireNonNull(application.orders()).setting());
        running.administrator().set(settings);
        if (caching.remembers()) {
            running.administrator().awaitCache("the application");
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
