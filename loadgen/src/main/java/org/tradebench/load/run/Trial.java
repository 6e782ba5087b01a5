package org.tradebench.load.run;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.consistency.OrderBacklog;
import org.tradebench.load.consistency.OrderCheck;
import org.tradebench.load.consistency.OrderCount;
import org.tradebench.load.console.Display;
import org.tradebench.load.database.DatabaseConnections;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.experiment.Level;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.fault.FaultMark;
import org.tradebench.load.fault.FaultOutcome;
import org.tradebench.load.flightrecorder.FlightRecording;
import org.tradebench.load.loadgenerator.JMeterHome;
import org.tradebench.load.loadgenerator.LoadGeneratorJvm;
import org.tradebench.load.loadgenerator.LoadOrder;
import org.tradebench.load.loadgenerator.LoadProgress;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.loadgenerator.Plan;
import org.tradebench.load.loadgenerator.ServerAddress;
import org.tradebench.load.loadgenerator.Share;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.process.Teardown;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.WorkloadSettings;
import org.tradebench.load.study.Studies;
import org.tradebench.load.sut.LoadGeneratorSite;
import org.tradebench.load.sut.SystemUnderTest;
import org.tradebench.load.telemetry.Manifest;
import org.tradebench.load.telemetry.source.Telemetry;
import org.tradebench.load.validity.Recording;

/**
 * Makes one measurement on a system that is up: plays the load, watches, checks consistency, and evaluates.
 *
 * @param startedAt time of the start, from which the names of users that the load registers follow, too: it must be unique for a database
 * @param machine facts about the machine before anything was started
 * @param member of the block whose systems are measured alternately; null when this one is measured by itself
 */
public record Trial(
        RunOptions options,
        Instant startedAt,
        Map<String, String> machine,
        Display display,
        @Nullable BlockMember member) {
    /** Creates a trial that is measured by itself. */
    public Trial(RunOptions options, Instant startedAt, Map<String, String> machine, Display display) {
        this(options, startedAt, machine, display, null);
    }

    private static void checkProfile(RunSettings settings) {
        if (!settings.target().canBeRecorded()) {
            throw Failure.usage(
                    "--profile records an application server of this machine or of the cluster in containers: expected no --url and no inventory");
        }
        // The Java of the load generator.
        FlightRecording.check(Path.of(System.getProperty("java.home")));
    }

    /** Refuses invalid settings before anything is started. */
    void check() {
        RunSettings settings = options.settings();
        settings.checkAsked();
        options.target().checkMachine(settings);
        checkArrivals(settings.workload());
        if (settings.measurement().profile()) {
            checkProfile(settings);
        }
        if (settings.warmup().untilSteady() && options.target().hasLoadGenerators()) {
            throw Failure.usage(
                    "a warm-up to the steady state is controlled from this machine, but the load generators of an inventory control themselves: expected a number of requests");
        }
        if (settings.workload().primitive() != null) {
            checkPrimitive(settings.workload().primitive());
        }
        new RunFaults(options).check();
        new Share(1, settings.workload().loadGenerators())
                .clients(settings.workload().virtualUsers());
        if (settings.target().url() != null) {
            ServerAddress.of(settings.target().url());
        }
    }

    private static void checkPrimitive(String name) {
        List<String> names = new Studies(ProjectLayout.current().experiments())
                .of("primitives").compared().levels().stream().map(Level::label).toList();
        if (!names.contains(name)) {
            throw Failure.usage("primitive: expected one of " + String.join(", ", names) + ", got '" + name + "'");
        }
    }

    private void checkArrivals(WorkloadSettings load) {
        if (load.arrivals() != null && !options.faults().isEmpty()) {
            throw Failure.usage(
                    "what a fault costs is measured with virtual users who ask again when they were answered: expected --fault, or --arrivals or --find-max, not both");
        }
        load.checkArrivals(load.loadGenerators());
    }

    /** Holds what a trial measured: its record, and the files from which its report is drawn. */
    record Measured(RunRecord record, Recording recording) {}

    /** Measures, and writes everything into the folder except the report. */
    Measured measure(SystemUnderTest system, ResultFolder results, Telemetry telemetry, Teardown teardown)
            throws InterruptedException {
        JMeterHome jmeter = new JMeterHome(ProjectLayout.current().jmeterHome());
        Manifest manifest = ManifestBuilder.gather(
                system,
                jmeter,
                Plan.of(options.settings().workload()),
                LoadGeneratorJvm.compiling(
                        system.settings(options.settings()).application().jvm().effectiveCompiler()),
                machine);
        Optional<DatabaseSettings> database = system.database();
        database.ifPresent(
                settings -> telemetry.watchDatabase(() -> DatabaseConnections.open(settings, "trader-telemetry")));
        system.cache().ifPresent(telemetry::watchCache);
        @Nullable Long highestOrder = database.map(OrderCheck::highestNumber).orElse(null);
        RunFaults faults = new RunFaults(options);
        DatabaseUseWatch databaseWatch = new DatabaseUseWatch(telemetry);
        // A fault may leave the connection to the database without an answer for minutes.
        Consumer<LoadProgress> watch = options.faults().isEmpty() ? databaseWatch : second -> {};
        LoadResult loadGenerator = drive(system, results, telemetry, teardown, faults, watch);
        databaseWatch.write(results);
        if (member != null) {
            member.exchange(loadGenerator, telemetry, results);
        }
        List<FaultMark> marks = faults.finish();
        Manifest endManifest = ManifestBuilder.atEnd(manifest, database);
        telemetry.stopWatchingCache();
        telemetry.stopWatchingDatabase();
        @Nullable OrderBacklog backlog = database.isEmpty() ? null : LoadConsistency.backlog(database.get(), display);
        List<RunRecord.AuditLine> audit = LoadConsistency.audit(database, display);
        Orders orders = orders(
                database, results, highestOrder, RunFaults.times(loadGenerator).outcomes(marks), marks);
        Recording recording = Recording.read(results.folder(), loadGenerator, telemetry.series());
        MeasuredRun run = new MeasuredRun(
                options.with(system.settings(options.settings())),
                startedAt,
                endManifest,
                recording,
                system.cache().isPresent(),
                system.startSeconds(),
                audit,
                orders.count(),
                backlog,
                orders.faults(),
                faults.freshness(system, display),
                faults.histories(system, results, highestOrder, display));
        return new Measured(run.write(results), recording);
    }

    /** Plays the load alone. */
    public LoadResult drive(SystemUnderTest system, ResultFolder results, Telemetry telemetry, Teardown teardown)
            throws InterruptedException {
        return drive(system, results, telemetry, teardown, new RunFaults(options), second -> {});
    }

    private LoadResult drive(
            SystemUnderTest system,
            ResultFolder results,
            Telemetry telemetry,
            Teardown teardown,
            RunFaults faults,
            Consumer<LoadProgress> watch)
            throws InterruptedException {
        LoadOrder load = load(system.target());
        LoadDisplay progress = new LoadDisplay(
                display,
                options.settings().warmup(),
                options.settings().measurement().duration().toSeconds());
        RunSettings found = system.settings(options.settings());
        LoadGeneratorSite site = member != null
                ? member.loadGenerators(found, system)
                : system.loadGenerators().orElseGet(() -> new LocalLoadGenerators(found, system));
        faults.begin(teardown, display);
        LoadResult result = site.drive(faults.plan(), load, results.folder(), telemetry, teardown, second -> {
            if (!faults.underWay()) {
                system.check();
            }
            progress.accept(second);
            watch.accept(second);
            faults.second(second);
        });
        progress.end();
        system.measurementEnds();
        if (!faults.underWay()) {
            system.check();
        }
        return result;
    }

    private LoadOrder load(ServerAddress target) {
        return new LoadOrder(options.settings(), target, runId(), new RunFaults(options).timeout(LoadOrder.TIMEOUT));
    }

    private String runId() {
        return "r" + Long.toString(startedAt.toEpochMilli(), 36);
    }

    /** Holds the outcomes of the orders, in all and by fault; the count is null when it could not be determined. */
    private record Orders(@Nullable OrderCount count, List<FaultOutcome> faults) {}

    private static Orders orders(
            Optional<DatabaseSettings> database,
            ResultFolder results,
            @Nullable Long highest,
            List<FaultOutcome> faults,
            List<FaultMark> marks) {
        Path file = results.folder().resolve(OrderCheck.FILE);
        if (database.isEmpty() || highest == null || !Files.isRegularFile(file)) {
            return new Orders(null, faults);
        }
        try (OrderCheck audit = OrderCheck.open(database.get(), List.of(file), highest)) {
            List<FaultOutcome> counted = new ArrayList<>();
            for (int i = 0; i < faults.size(); i++) {
                long next = i + 1 < marks.size() ? marks.get(i + 1).begin() : Long.MAX_VALUE;
                OrderCheck.Share share = audit.between(marks.get(i).begin(), next);
                counted.add(faults.get(i).withOrders(share.acknowledged(), share.found()));
            }
            return new Orders(audit.count(), counted);
        }
    }
}
