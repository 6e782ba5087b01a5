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

/** Injects the faults of one run, if it has any, and adapts its load to them. */
final class RunFaults {
    /**
     * Timeout of a request with faults: shorter than that of a measurement. Virtual users also wait a moment after a wrong answer, as people do, and the run is
     * never given up because of errors, which are expected.
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

    /** Refuses faults that cannot be injected into the system, before anything is started. */
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

    /** Begins to inject the faults, as the load begins. */
    void begin(Teardown teardown, Display display) {
        if (!none()) {
            NodeControl nodes = control();
            applications = List.copyOf(nodes.applications());
            injector = teardown.add("lifting the faults", FaultInjector.start(placed(), nodes, display::print));
        }
    }

    /** Returns the application nodes that ran when the load began, those that have ended since included; empty without faults. */
    List<String> applications() {
        return applications;
    }

    /** Receives a second of the run that is over. */
    void second(LoadProgress second) {
        if (injector != null && second.phase() == LoadProgress.Phase.INTERVAL) {
            injector.intervalSecond(second.second());
        }
    }

    /** Returns whether a fault may be in effect at this moment. */
    boolean underWay() {
        return injector != null && injector.isUnderWay();
    }

    /** Compares the pages of every application node; null without faults, or when the database cannot be queried. */
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

    /** Checks the histories of all users; null without faults, or when they cannot be checked. */
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

    /** Ends the faults after the load: everything is lifted when this returns. */
    List<FaultMark> finish() throws InterruptedException {
        if (injector == null) {
            return List.of();
        }
        injector.finish();
        return injector.marks();
    }

    /** Returns the measurement interval by whole seconds. */
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
