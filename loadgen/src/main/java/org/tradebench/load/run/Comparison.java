package org.tradebench.load.run;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.tradebench.load.application.CacheFigures;
import org.tradebench.load.caching.Caching;
import org.tradebench.load.comparison.Arm;
import org.tradebench.load.comparison.ArmResult;
import org.tradebench.load.comparison.ArmTrial;
import org.tradebench.load.comparison.ComparisonRecord;
import org.tradebench.load.comparison.Factor;
import org.tradebench.load.console.Display;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.environment.MachineFacts;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.processes.Teardown;
import org.tradebench.load.report.run.Report;
import org.tradebench.load.report.study.ComparisonReport;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.watch.Telemetry;

/**
 * Measures every arm in each of several blocks, all in one server process, so that the machine's moods and the JIT compiler's decisions are shared by what
 * is compared. Each trial starts from the populated rows with an empty cache, and is led past the gates of a run.
 */
public final class Comparison {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final ComparisonOptions options;
    private final Display display;
    private final Instant startedAt = Instant.now();
    private final Map<String, String> machine = MachineFacts.read();
    private final List<ArmTrial> trials = new ArrayList<>();

    /** What a comparison leaves behind. */
    public record Outcome(ComparisonRecord record, Path folder, Path report) {}

    private Comparison(ComparisonOptions options, Display display) {
        this.options = options;
        this.display = display;
    }

    /** Measures; everything that was started is stopped again, whatever the outcome. */
    public static Outcome execute(ComparisonOptions options, Display display) throws InterruptedException {
        return new Comparison(options, display).execute();
    }

    private Outcome execute() throws InterruptedException {
        for (Arm arm : options.arms()) {
            new Trial(options.trial(arm), startedAt, machine, display).check();
        }
        ResultFolder results =
                ResultFolder.create(options.out() != null ? options.out() : Run.newFolder(startedAt, "caching"));
        try (Teardown teardown = new Teardown(display::say)) {
            try {
                measure(results, teardown);
            } catch (RuntimeException e) {
                teardown.awaitEndWhenInterrupted();
                throw e;
            }
        }
        ComparisonRecord record = record();
        return new Outcome(record, results.folder(), ComparisonReport.write(results, record));
    }

    private void measure(ResultFolder results, Teardown teardown) throws InterruptedException {
        DatabaseSettings database = LocalDatabase.start(teardown, display);
        Rows.restore(database, options.settings(), display);
        Path work = results.folder().resolve("application");
        teardown.add("clearing the application server's work area", () -> WorkArea.clear(work));
        LocalSystem system = LocalSystem.start(
                database,
                options.settings().application().mode(),
                options.atStart(),
                EmbeddedTarget.java(options.settings().application().jvm()),
                options.settings().application().jvm().heap(),
                List.of(),
                0,
                0,
                EmbeddedTarget.populated(options.settings()),
                work,
                teardown,
                pid -> {},
                display);
        if (options.rehearsal() > 0) {
            for (Arm arm : options.arms()) {
                if (!arm.isAgain()) {
                    rehearse(arm, system, results, teardown);
                }
            }
        }
        Random order = new Random(options.settings().workload().seed());
        for (int block = 1; block <= options.blocks(); block++) {
            List<Arm> arms = new ArrayList<>(options.arms());
            Collections.shuffle(arms, order);
            for (int place = 1; place <= arms.size(); place++) {
                display.say("block " + block + " of " + options.blocks() + ", " + place + " of " + arms.size() + ": "
                        + arms.get(place - 1).label());
                display.trial(trials.size() + 1L, (long) options.blocks() * arms.size());
                trials.add(trial(block, place, arms.get(place - 1), system, results, teardown));
                results.write(ResultFolder.COMPARISON, record());
            }
        }
    }

    private ArmTrial trial(int block, int place, Arm arm, LocalSystem system, ResultFolder results, Teardown teardown)
            throws InterruptedException {
        String name = block + "-" + arm.folder();
        ResultFolder folder = ResultFolder.create(results.folder().resolve(name));
        try (Telemetry telemetry = new Telemetry()) {
            prepare(arm.caching(), system).forEach(telemetry::note);
            telemetry.watch(Tier.APPLICATION, system.server().pid());
            LocalDatabase.watch(system.databaseSettings(), telemetry);
            Trial.Measured run = new Trial(options.trial(arm), Instant.now(), machine, display)
                    .measure(system, folder, telemetry, teardown);
            Report.write(folder, run.record(), run.recording());
            return ArmTrial.of(block, place, arm, name, run.record());
        } catch (Failure e) {
            teardown.awaitEndWhenInterrupted();
            // A server that has gone ends the comparison; what else fails costs this trial only.
            system.check();
            display.say("this trial failed and is left out: " + e.getMessage());
            return ArmTrial.failed(block, place, arm, name, e.getMessage());
        }
    }

    /** Compiles what the arm needs, before anything is measured. */
    private void rehearse(Arm arm, LocalSystem system, ResultFolder results, Teardown teardown)
            throws InterruptedException {
        display.say("rehearsal: " + arm.label());
        prepare(arm.caching(), system);
        ResultFolder folder = ResultFolder.create(results.folder().resolve("rehearsal-" + arm.folder()));
        try (Telemetry telemetry = new Telemetry()) {
            new Trial(options.rehearsal(arm), Instant.now(), machine, display)
                    .drive(system, folder, telemetry, teardown);
        }
    }

    /**
     * The populated rows, a tidy database, an empty cache that is at work.
     *
     * @return what could not be done, in sentences
     */
    private List<String> prepare(Caching caching, LocalSystem system) throws InterruptedException {
        DatabaseSettings database = system.databaseSettings();
        // Without a cache first: the next one is a new one, and no entry is from before the rows were replaced.
        system.administrator().set(Caching.NONE.runTimeSettings());
        Rows.restore(database, options.settings(), display);
        List<String> notes = Tidying.tidied(database);
        system.administrator().set(caching.runTimeSettings());
        if (caching.remembers()) {
            awaitCache(system);
        }
        return notes;
    }

    /** A cache works only once it sees its database. */
    private static void awaitCache(LocalSystem system) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        CacheFigures figures = system.administrator().cacheFigures();
        while (!figures.isAtWork()) {
            if (System.nanoTime() > end) {
                throw Failure.of("the application's cache is not at work " + PATIENCE.toSeconds()
                        + " s after it was asked for: it says '" + figures.caching()
                        + "' of itself, and the database is "
                        + (figures.databaseInSight() ? "" : "not ") + "in its sight");
            }
            Thread.sleep(100);
            figures = system.administrator().cacheFigures();
        }
    }

    private ComparisonRecord record() {
        String reference = options.arms().get(0).label();
        return new ComparisonRecord(
                ComparisonRecord.VERSION,
                Factor.CACHING,
                startedAt,
                Instant.now(),
                options.command(),
                machine,
                options.what(),
                reference,
                List.copyOf(trials),
                options.arms().stream()
                        .map(arm -> ArmResult.of(arm, trials, reference))
                        .toList());
    }
}
