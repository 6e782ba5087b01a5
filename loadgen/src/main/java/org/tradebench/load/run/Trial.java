package org.tradebench.load.run;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
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
import org.tradebench.load.driver.Target;
import org.tradebench.load.environment.Manifest;
import org.tradebench.load.fault.FaultMark;
import org.tradebench.load.fault.FaultOutcome;
import org.tradebench.load.layout.ProjectLayout;
import org.tradebench.load.orders.OrderAudit;
import org.tradebench.load.orders.OrderCount;
import org.tradebench.load.processes.Teardown;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.results.RunSettings;
import org.tradebench.load.telemetry.Telemetry;
import org.tradebench.load.telemetry.Tier;

/**
 * One window on a system that is up: driven, watched, audited, judged.
 *
 * @param startedAt names the users that the load registers, too: no two trials of one database may have the same
 * @param machine what it was like before anything was started
 */
record Trial(RunOptions options, Instant startedAt, Map<String, String> machine, Display display) {

    /** Refuses settings that cannot be meant, before anything is started. */
    void check() {
        RunSettings settings = options.settings();
        new RunFaults(options).check();
        load(Target.of(settings.url() == null ? "http://localhost" : settings.url()));
    }

    /** Measures and leaves everything in the folder but the report. */
    RunRecord measure(MeasuredSystem system, ResultFolder results, Telemetry telemetry, Teardown teardown)
            throws InterruptedException {
        JMeterHome jmeter = new JMeterHome(ProjectLayout.current().jmeterHome());
        Manifest manifest = Facts.gather(system, jmeter, DriverJvm.standard(), machine);
        Optional<DatabaseSettings> database = system.database();
        database.ifPresent(
                settings -> telemetry.watchDatabase(() -> DatabaseConnections.open(settings, "trader-telemetry")));
        system.cache().ifPresent(telemetry::watchCache);
        Long highestOrder = database.map(OrderAudit::highestNumber).orElse(null);
        RunFaults faults = new RunFaults(options);
        DriverResult driver = drive(system, results, telemetry, teardown, faults);
        List<FaultMark> marks = faults.finish();
        telemetry.leaveCache();
        telemetry.leaveDatabase();
        List<RunRecord.AuditLine> audit = audit(database);
        Orders orders =
                orders(database, results, highestOrder, RunFaults.times(driver).outcomes(marks), marks);
        Evaluation evaluation = new Evaluation(
                options.with(system.settings(options.settings())),
                startedAt,
                manifest,
                telemetry.series(),
                system.cache().isPresent(),
                driver,
                audit,
                orders.count(),
                orders.faults(),
                faults.freshness(system, display));
        return evaluation.write(results);
    }

    /** The load alone. */
    DriverResult drive(MeasuredSystem system, ResultFolder results, Telemetry telemetry, Teardown teardown)
            throws InterruptedException {
        return drive(system, results, telemetry, teardown, new RunFaults(options));
    }

    private DriverResult drive(
            MeasuredSystem system, ResultFolder results, Telemetry telemetry, Teardown teardown, RunFaults faults)
            throws InterruptedException {
        JMeterHome jmeter = new JMeterHome(ProjectLayout.current().jmeterHome());
        LoadSettings load = load(system.target());
        JMeterProcess driver = teardown.add(
                "stopping the driver",
                JMeterProcess.start(jmeter, faults.plan(), load, DriverJvm.standard(), results.folder()));
        try {
            telemetry.watch(Tier.DRIVER, driver.pid());
            faults.begin(teardown, display);
            LoadDisplay progress = new LoadDisplay(
                    display, load.warmupRequests(), load.window().toSeconds());
            DriverResult result = driver.await(second -> {
                if (!faults.underWay()) {
                    system.check();
                }
                progress.accept(second);
                faults.second(second);
            });
            progress.end();
            if (!faults.underWay()) {
                system.check();
            }
            return result;
        } finally {
            driver.close();
        }
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
                new RunFaults(options).timeout(standard.timeout()));
    }

    /** What became of the orders, in all and by fault; the count is null when it could not be found out. */
    private record Orders(OrderCount count, List<FaultOutcome> faults) {}

    private static Orders orders(
            Optional<DatabaseSettings> database,
            ResultFolder results,
            Long highest,
            List<FaultOutcome> faults,
            List<FaultMark> marks) {
        Path file = results.folder().resolve(OrderAudit.FILE);
        if (database.isEmpty() || !Files.isRegularFile(file)) {
            return new Orders(null, faults);
        }
        try (OrderAudit audit = OrderAudit.open(database.get(), List.of(file), highest)) {
            List<FaultOutcome> counted = new ArrayList<>();
            for (int i = 0; i < faults.size(); i++) {
                long next = i + 1 < marks.size() ? marks.get(i + 1).begin() : Long.MAX_VALUE;
                OrderAudit.Share share = audit.between(marks.get(i).begin(), next);
                counted.add(faults.get(i).withOrders(share.acknowledged(), share.found()));
            }
            return new Orders(audit.count(), counted);
        }
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
