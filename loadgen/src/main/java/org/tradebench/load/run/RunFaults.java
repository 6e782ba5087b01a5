package org.tradebench.load.run;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.consistency.CacheFreshness;
import org.tradebench.load.consistency.HistoryCheck;
import org.tradebench.load.consistency.HistoryCount;
import org.tradebench.load.console.Display;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.fault.Fault;
import org.tradebench.load.fault.FaultInjector;
import org.tradebench.load.fault.FaultMark;
import org.tradebench.load.fault.FaultTimes;
import org.tradebench.load.fault.NodeControl;
import org.tradebench.load.loadgenerator.LoadProgress;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.loadgenerator.Plan;
import org.tradebench.load.process.Teardown;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.settings.OrdersMode;
import org.tradebench.load.settings.WorkloadPlan;
import org.tradebench.load.sut.SystemUnderTest;

/** The faults of one run, if it has any: when they are made, and how the load is driven then. */
final class RunFaults {
    /**
     * A client of a fault run gives up earlier than one of a measurement, waits a moment after a wrong answer as people do, and never gives the run up: errors are what
     * it is about.
     */
    static final Duration TIMEOUT = Duration.ofSeconds(10);

    private static final Map<String, String> PATIENT =
            Map.of("failure.pause", "100", "failures.limit", "1000000000", "orders", "buy;sell", "history", "true");

    private final RunOptions options;
    private @Nullable FaultInjector injector;
    private List<String> applications = List.of();

    RunFaults(RunOptions options) {
        this.options = options;
    }

    private boolean none() {
        return options.faults().isEmpty();
    }

    /** Refuses faults that cannot be made there, before anything is started. */
    void check() {
        if (!none()) {
            if (options.settings().workload().plan() != WorkloadPlan.TRADE) {
                throw Failure.usage(
                        "--fault breaks something under the standard workload, which acknowledges orders by page: "
                                + "expected --plan trade");
            }
            FaultInjector.check(placed(), control());
        }
    }

    private List<Fault> placed() {
        return Fault.placed(options.faults(), options.settings().measurement().seconds());
    }

    private NodeControl control() {
        return options.target()
                .nodes()
                .orElseThrow(() -> Failure.usage("--fault needs several servers that this program can stop and start: "
                        + "expected --target compose, after ./trader cluster up"));
    }

    Plan plan() {
        Plan plan = Plan.of(options.settings().workload());
        return none() ? plan : plan.with(PATIENT);
    }

    Duration timeout(Duration usual) {
        return none() ? usual : TIMEOUT;
    }

    /** The load begins. */
    void begin(Teardown teardown, Display display) {
        if (!none()) {
            NodeControl nodes = control();
            applications = List.copyOf(nodes.applications());
            injector = teardown.add("lifting the faults", FaultInjector.start(placed(), nodes, display::say));
        }
    }

    /** Lists the application nodes that ran when the load began, those that have ended since included; empty without faults. */
    List<String> applications() {
        return applications;
    }

    /** A second of the run is over. */
    void second(LoadProgress second) {
        if (injector != null && second.phase() == LoadProgress.Phase.INTERVAL) {
            injector.intervalSecond(second.second());
        }
    }

    /** Whether the system may not be whole at this moment. */
    boolean underWay() {
        return injector != null && injector.isUnderWay();
    }

    /** Asks every application node for its pages; null when nothing was broken, or the database cannot be asked. */
    @Nullable
    CacheFreshness freshness(SystemUnderTest system, Display display) throws InterruptedException {
        if (injector == null || system.database().isEmpty()) {
            return null;
        }
        display.begin("freshness");
        CacheFreshness found = CacheFreshness.of(
                system.target(), applications(), system.database().get());
        display.end(found.compared() + " figures of pages on " + found.nodes().size() + " nodes, "
                + found.stale().size() + " stale");
        return found;
    }

    /** Checks what every user was told and shown; null when nothing was broken, or it cannot be found out. */
    @Nullable
    HistoryCount histories(SystemUnderTest system, ResultFolder results, @Nullable Long highestOrder, Display display) {
        Path file = results.folder().resolve(HistoryCheck.FILE);
        boolean atOnce = system.settings(options.settings()).application().orders() == OrdersMode.SYNC;
        if (injector == null || highestOrder == null || !atOnce || !Files.isRegularFile(file)) {
            return null;
        }
        display.begin("histories");
        HistoryCount count = HistoryCheck.count(system.database().orElseThrow(), file, highestOrder);
        display.end(count.reads() + " reads of " + count.accounts() + " accounts, "
                + (count.stale() + count.unexplained()) + " wrong");
        return count;
    }

    /** The load has ended: everything is lifted when this returns. */
    List<FaultMark> finish() throws InterruptedException {
        if (injector == null) {
            return List.of();
        }
        injector.finish();
        return injector.marks();
    }

    /** The measurement interval by whole seconds. */
    static FaultTimes times(LoadResult loadGenerator) {
        List<FaultTimes.Second> seconds = new ArrayList<>();
        long whole = loadGenerator.intervalNanos() / 1_000_000_000L;
        for (LoadResult.Second second : loadGenerator.timeline()) {
            if (second.phase() == LoadProgress.Phase.INTERVAL && second.second() <= whole) {
                seconds.add(new FaultTimes.Second(second.requests(), second.errors(), second.sessionsLost()));
            }
        }
        return new FaultTimes(
                seconds,
                Objects.requireNonNull(loadGenerator.intervalStart(), "only complete runs have times")
                        .toEpochMilli());
    }
}
