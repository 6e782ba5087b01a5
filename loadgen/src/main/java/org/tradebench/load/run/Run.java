package org.tradebench.load.run;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.tradebench.load.audit.AuditResult;
import org.tradebench.load.audit.MoneyAudit;
import org.tradebench.load.console.Display;
import org.tradebench.load.database.DatabaseConnections;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.driver.DriverJvm;
import org.tradebench.load.driver.DriverResult;
import org.tradebench.load.driver.JMeterHome;
import org.tradebench.load.driver.JMeterProcess;
import org.tradebench.load.driver.LoadSettings;
import org.tradebench.load.driver.Plan;
import org.tradebench.load.driver.Target;
import org.tradebench.load.environment.MachineFacts;
import org.tradebench.load.environment.Manifest;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.layout.ProjectLayout;
import org.tradebench.load.layout.TraderHome;
import org.tradebench.load.processes.Teardown;
import org.tradebench.load.report.Report;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.results.RunSettings;
import org.tradebench.load.telemetry.MetricsPage;
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
        RunSettings settings = options.settings();
        // Settings that cannot be meant are refused before anything is started.
        load(Target.of(settings.url() == null ? "http://localhost" : settings.url()));
        ResultFolder results = ResultFolder.create(folder());
        try (Teardown teardown = new Teardown(display::say)) {
            try {
                Telemetry telemetry = teardown.add("ending the telemetry", new Telemetry());
                MeasuredSystem system = system(results, telemetry, teardown);
                return measure(system, results, telemetry, teardown);
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

    private LoadSettings load(Target target) {
        RunSettings of = options.settings();
        LoadSettings standard = LoadSettings.standard(target, "r" + Long.toString(startedAt.toEpochMilli(), 36));
        return new LoadSettings(
                target,
                of.clients(),
                standard.ramp(),
                of.warmupRequests(),
                standard.warmupLimit(),
                Duration.ofMillis(Math.round(1000 * of.windowSeconds())),
                Duration.ofMillis(of.thinkTimeMillis()),
                of.users(),
                of.quotes(),
                standard.quoteSymbols(),
                of.updates(),
                of.seed(),
                standard.runId(),
                standard.timeout());
    }

    private MeasuredSystem system(ResultFolder results, Telemetry telemetry, Teardown teardown)
            throws InterruptedException {
        RunSettings of = options.settings();
        if (of.url() != null) {
            telemetry.note("the application runs elsewhere: what this machine cannot see of it is not available");
            Target target = Target.of(of.url());
            telemetry.watchByItsWord(
                    Tier.APPLICATION, new MetricsPage(target.loginPage()), !ThisMachine.hasAddress(target.host()));
            return new RemoteSystem(target, DatabaseSettings.fromEnvironment(System.getenv()));
        }
        DatabaseSettings database = LocalDatabase.start(teardown, display);
        LocalDatabase.watch(database, telemetry);
        Rows.restore(database, of.users(), of.quotes(), of.seed(), display);
        Path work = results.folder().resolve("application");
        teardown.add("clearing the application server's work area", () -> WorkArea.clear(work));
        LocalSystem system = LocalSystem.start(
                database,
                options.mode(),
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
        tidy(database).forEach(telemetry::note);
        return system;
    }

    private static List<String> tidy(DatabaseSettings database) {
        try {
            return Tidying.tidy(database);
        } catch (SQLException e) {
            throw Failure.of("Database " + database + ": " + e.getMessage(), e);
        }
    }

    private Outcome measure(MeasuredSystem system, ResultFolder results, Telemetry telemetry, Teardown teardown)
            throws InterruptedException {
        JMeterHome jmeter = new JMeterHome(ProjectLayout.current().jmeterHome());
        DriverJvm jvm = DriverJvm.standard();
        Manifest manifest = Facts.gather(system, jmeter, jvm, machine);
        Optional<DatabaseSettings> database = system.database();
        database.ifPresent(
                settings -> telemetry.watchDatabase(() -> DatabaseConnections.open(settings, "trader-telemetry")));
        DriverResult driver = drive(system, load(system.target()), jmeter, jvm, results, telemetry, teardown);
        telemetry.leaveDatabase();
        List<RunRecord.AuditLine> audit = audit(database);
        Evaluation evaluation = new Evaluation(options, startedAt, manifest, telemetry.series(), driver, audit);
        RunRecord record = evaluation.write(results);
        return new Outcome(record, results.folder(), Report.write(results));
    }

    private DriverResult drive(
            MeasuredSystem system,
            LoadSettings load,
            JMeterHome jmeter,
            DriverJvm jvm,
            ResultFolder results,
            Telemetry telemetry,
            Teardown teardown)
            throws InterruptedException {
        JMeterProcess driver = teardown.add(
                "stopping the driver", JMeterProcess.start(jmeter, Plan.TRADE, load, jvm, results.folder()));
        telemetry.watch(Tier.DRIVER, driver.pid());
        LoadDisplay progress =
                new LoadDisplay(display, load.warmupRequests(), load.window().toSeconds());
        DriverResult result = driver.await(second -> {
            system.check();
            progress.accept(second);
        });
        progress.end();
        system.check();
        return result;
    }

    private List<RunRecord.AuditLine> audit(Optional<DatabaseSettings> database) {
        if (database.isEmpty()) {
            return List.of();
        }
        display.begin("money audit");
        // The load has ended, and orders are completed at once: none may be left open.
        AuditResult result = new MoneyAudit(false).audit(database.get(), display::progress);
        display.end(
                result.isClean()
                        ? "clean: " + result.findings().size() + " checks of " + result.rows()
                        : result.violations() + " rows break a check");
        return result.findings().stream()
                .map(finding -> new RunRecord.AuditLine(
                        finding.check(),
                        finding.violations(),
                        finding.examples().isEmpty() ? null : finding.examples().get(0)))
                .toList();
    }
}
