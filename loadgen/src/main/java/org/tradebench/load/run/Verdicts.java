package org.tradebench.load.run;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tradebench.load.caching.CacheCounts;
import org.tradebench.load.driver.ArrivalResult;
import org.tradebench.load.driver.DriverResult;
import org.tradebench.load.driver.Progress;
import org.tradebench.load.environment.SharedMachine;
import org.tradebench.load.histogram.HistogramFile;
import org.tradebench.load.orders.OrderBacklog;
import org.tradebench.load.orders.OrderCount;
import org.tradebench.load.results.OpenModel;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.telemetry.CacheSample;
import org.tradebench.load.telemetry.JvmUse;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.TierUse;
import org.tradebench.load.telemetry.WindowUse;
import org.tradebench.load.validity.AskedMix;
import org.tradebench.load.validity.BacklogGate;
import org.tradebench.load.validity.CachingGate;
import org.tradebench.load.validity.CheckResult;
import org.tradebench.load.validity.DatabaseEventsGate;
import org.tradebench.load.validity.DriverPausesGate;
import org.tradebench.load.validity.DriverTimeGate;
import org.tradebench.load.validity.DurabilityGate;
import org.tradebench.load.validity.ErrorGate;
import org.tradebench.load.validity.EveryArrivalGate;
import org.tradebench.load.validity.FreeUsersGate;
import org.tradebench.load.validity.JitGate;
import org.tradebench.load.validity.KeptUpGate;
import org.tradebench.load.validity.MixGate;
import org.tradebench.load.validity.MoneyGate;
import org.tradebench.load.validity.OrdersGate;
import org.tradebench.load.validity.PunctualityGate;
import org.tradebench.load.validity.StallGate;
import org.tradebench.load.validity.SteadinessGate;
import org.tradebench.load.validity.WindowGate;

/** Leads a run past every gate; none can be left out. */
final class Verdicts {
    private static final TierUse UNKNOWN = new TierUse(null, null, null, null, null, null);

    private Verdicts() {}

    /**
     * Judges a run.
     *
     * @param arrivals what became of what arrived; empty in a closed model
     * @param told what the application said of its cache in the window; empty when nobody could ask it
     * @param broken rows that break a check of the money audit, by check; empty when it was not made
     * @param orders what became of the orders asked for; null when not found out
     * @param backlog orders that were completed after the load; null when not found out
     * @param database the database's settings; empty when unknown
     */
    static List<CheckResult> judge(
            RunSettings settings,
            DriverResult driver,
            Optional<ArrivalResult> arrivals,
            HistogramFile histograms,
            WindowUse use,
            Optional<List<CacheSample>> told,
            Map<String, Long> broken,
            OrderCount orders,
            OrderBacklog backlog,
            Map<String, String> database) {
        TierUse application = use.tiers().getOrDefault(Tier.APPLICATION, UNKNOWN);
        List<CheckResult> gates = new ArrayList<>(List.of(
                ErrorGate.judge(
                        driver.requestCount(),
                        driver.errorCount(),
                        driver.warmup().errors()),
                MixGate.judge(
                        AskedMix.of(
                                settings.workload().plan(), settings.workload().updates()),
                        driver.played(),
                        settings.workload().virtualUsers()),
                MoneyGate.judge(broken),
                OrdersGate.judge(orders),
                BacklogGate.judge(backlog),
                WindowGate.judge(settings.measurement().duration(), Duration.ofNanos(driver.windowNanos())),
                StallGate.judge(
                        driver.openAtEnd().requests(),
                        Duration.ofNanos(driver.openAtEnd().longestNanos()),
                        Duration.ofNanos(1000 * histograms.allRequests().getMaxValue())),
                DurabilityGate.judge(database),
                SteadinessGate.judge(wholeSeconds(driver)),
                JitGate.judge(application.cores(), application.jit()),
                DatabaseEventsGate.judge(
                        use.database().deadlocks(), use.database().checkpoints()),
                pauses(use.tiers().getOrDefault(Tier.DRIVER, UNKNOWN).jvm())));
        // Little's law holds the driver to a number of clients that always ask; those of an open model wait for what
        // arrives.
        gates.addAll(arrivals.map(what -> ofArrivals(settings, driver, what, histograms))
                .orElseGet(() -> List.of(DriverTimeGate.judge(
                        driver.driverShareOfTime(), settings.workload().virtualUsers()))));
        if (settings.application().caching() != null) {
            CacheCounts counted = use.cache() == null ? null : use.cache().all();
            gates.add(
                    told.map(samples -> CachingGate.judge(settings.application().caching(), samples, counted))
                            .orElseGet(() -> CachingGate.nobodyAsked(
                                    settings.application().caching())));
        }
        gates.addAll(MachineGates.judge(settings, use));
        return gates;
    }

    private static CheckResult pauses(JvmUse driver) {
        boolean shared = SharedMachine.onPurpose();
        return driver == null
                ? DriverPausesGate.judge(null, null, shared)
                : DriverPausesGate.judge(driver.pausedShare(), driver.worstSecondMillis(), shared);
    }

    private static List<CheckResult> ofArrivals(
            RunSettings settings, DriverResult driver, ArrivalResult arrivals, HistogramFile histograms) {
        OpenModel figures = OpenModel.of(arrivals, histograms, driver.windowNanos() / 1e9);
        long played =
                driver.played().values().stream().mapToLong(Long::longValue).sum();
        return List.of(
                EveryArrivalGate.judge(played, arrivals.completed()),
                PunctualityGate.judge(
                        arrivals.driverShareOfTime(),
                        figures.lateMillis(),
                        figures.response().p99(),
                        figures.responseP99WithoutDriverMillis()),
                FreeUsersGate.judge(
                        arrivals.waited(),
                        arrivals.completed(),
                        settings.workload().virtualUsers()),
                KeptUpGate.judge(
                        arrivals.arrived(),
                        arrivals.unfinished(),
                        settings.workload().virtualUsers(),
                        Duration.ofNanos(arrivals.longestUnfinishedNanos())));
    }

    /** Requests of the window's seconds that were whole ones. */
    private static List<Long> wholeSeconds(DriverResult driver) {
        long whole = driver.windowNanos() / 1_000_000_000L;
        return driver.timeline().stream()
                .filter(second -> second.phase() == Progress.Phase.WINDOW && second.second() <= whole)
                .map(DriverResult.Second::requests)
                .toList();
    }
}
