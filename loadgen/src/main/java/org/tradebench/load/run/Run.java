package org.tradebench.load.run;

import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Map;
import org.tradebench.load.caching.Sharing;
import org.tradebench.load.console.Display;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.driver.Target;
import org.tradebench.load.environment.MachineFacts;
import org.tradebench.load.layout.TraderHome;
import org.tradebench.load.processes.Teardown;
import org.tradebench.load.report.Report;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.results.RunSettings;
import org.tradebench.load.telemetry.MetricsPage;
import org.tradebench.load.telemetry.Node;
import org.tradebench.load.telemetry.Telemetry;
import org.tradebench.load.telemetry.Tier;

/** One run from nothing to its report. */
public final class Run {
    private static final DateTimeFormatter FOLDER =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT).withZone(ZoneId.systemDefault());

    private final RunOptions options;
    private final Display display;
    private final Instant startedAt = Instant.now();
    private final Map<String, String> machine = MachineFacts.read();

    /** What a run leaves behind. */
    public record Outcome(RunRecord record, Path folder, Path report) {}

    private Run(RunOptions options, Display display) {
        this.options = options;
        this.display = display;
    }

    /** Runs, judges and reports; everything that was started is stopped again, whatever the outcome. */
    public static Outcome execute(RunOptions options, Display display) throws InterruptedException {
        return new Run(options, display).execute();
    }

    private Outcome execute() throws InterruptedException {
        Trial trial = new Trial(options, startedAt, machine, display);
        trial.check();
        ResultFolder results = ResultFolder.create(folder());
        try (Teardown teardown = new Teardown(display::say)) {
            try {
                Telemetry telemetry = teardown.add("ending the telemetry", new Telemetry());
                MeasuredSystem system = system(results, telemetry, teardown);
                RunRecord record = trial.measure(system, results, telemetry, teardown);
                return new Outcome(record, results.folder(), Report.write(results));
            } catch (RuntimeException e) {
                teardown.awaitEndWhenInterrupted();
                throw e;
            }
        }
    }

    private Path folder() {
        if (options.out() != null) {
            return options.out();
        }
        String what = options.mode() == null ? "url" : options.mode().word();
        return newFolder(startedAt, what);
    }

    /** Where the results of a run go when nobody says. */
    static Path newFolder(Instant startedAt, String what) {
        return TraderHome.current().results().resolve(FOLDER.format(startedAt) + "-" + what);
    }

    private MeasuredSystem system(ResultFolder results, Telemetry telemetry, Teardown teardown)
            throws InterruptedException {
        RunSettings of = options.settings();
        if (of.url() != null) {
            telemetry.note("the application runs elsewhere: what this machine cannot see of it is not available");
            Target target = Target.of(of.url());
            String host = ThisMachine.hasAddress(target.host()) ? null : target.host();
            telemetry.watchByItsWord(
                    new Node("application", Tier.APPLICATION, host), new MetricsPage(target.loginPage()));
            return new RemoteSystem(target, DatabaseSettings.fromEnvironment(System.getenv()));
        }
        if (of.caching().sharing() != Sharing.NOT_SHARED && !"true".equalsIgnoreCase(System.getenv("CACHE_CLUSTER"))) {
            telemetry.note("sharing '" + of.caching().sharing().word()
                    + "' with nobody: this run starts one application server, and CACHE_CLUSTER is not true");
        }
        DatabaseSettings database = LocalDatabase.start(teardown, display);
        LocalDatabase.watch(database, telemetry);
        Rows.restore(database, of.users(), of.quotes(), of.seed(), display);
        Path work = results.folder().resolve("application");
        teardown.add("clearing the application server's work area", () -> WorkArea.clear(work));
        LocalSystem system = LocalSystem.start(
                database,
                options.mode(),
                of.caching(),
                options.java(),
                of.heap(),
                options.httpPort(),
                options.httpsPort(),
                Map.of(
                        "MAX_USERS", Integer.toString(of.users()),
                        "MAX_QUOTES", Integer.toString(of.quotes()),
                        "TRADER_PRICE_SEED", Long.toString(of.seed())),
                work,
                teardown,
                pid -> telemetry.watch(Tier.APPLICATION, pid),
                display);
        Tidying.tidied(database).forEach(telemetry::note);
        return system;
    }
}
