package org.tradebench.load.run;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tradebench.load.driver.DriverResult;
import org.tradebench.load.environment.SharedMachine;
import org.tradebench.load.settings.AccessMode;
import org.tradebench.load.settings.ApplicationSettings;
import org.tradebench.load.settings.OrdersMode;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.WorkloadPlan;
import org.tradebench.load.telemetry.TelemetrySeries;
import org.tradebench.load.telemetry.Window;
import org.tradebench.load.telemetry.WindowSigns;
import org.tradebench.load.telemetry.WindowUse;
import org.tradebench.load.validity.CheckResult;
import org.tradebench.load.validity.ClockGate;
import org.tradebench.load.validity.ConnectionsGate;
import org.tradebench.load.validity.PredictedStatements;
import org.tradebench.load.validity.StatementsGate;

/** The gates that hold one source of a run's figures against another: database against cache, kernel against settings, one clock against the other. */
final class CrossChecks {
    private CrossChecks() {}

    static List<CheckResult> judge(
            RunOptions options, DriverResult driver, TelemetrySeries series, Window window, WindowUse use) {
        RunSettings settings = options.settings();
        WindowSigns signs = WindowSigns.of(series, window);
        return List.of(
                statements(settings, driver, use),
                ConnectionsGate.judge(
                        signs.connectionsOpened(),
                        driver.requestCount(),
                        window.seconds(),
                        settings.workload().virtualUsers(),
                        options.target().requestsPerConnection(settings).orElse(null),
                        SharedMachine.onPurpose()),
                ClockGate.judge(signs.clockMovedMillis()));
    }

    private static CheckResult statements(RunSettings settings, DriverResult driver, WindowUse use) {
        ApplicationSettings application = settings.application();
        if (application.mode() == null || application.caching() == null) {
            return StatementsGate.notPredicted("how a server that runs elsewhere does its work is not known here");
        }
        if (settings.workload().plan() != WorkloadPlan.TRADE || application.access() == AccessMode.WEB_SERVICES) {
            return StatementsGate.notPredicted("it is known of the standard workload's pages alone");
        }
        if (application.orders() != OrdersMode.SYNC) {
            return StatementsGate.notPredicted("messages of orders are completed when their turn comes");
        }
        if (application.caching().remembers() && use.cache() == null) {
            return StatementsGate.notPredicted("the cache's misses are not known");
        }
        Map<String, Long> requests = new HashMap<>();
        driver.requests().forEach(of -> requests.merge(of.label(), of.requests(), Long::sum));
        double seconds = driver.windowNanos() / 1e9;
        Optional<PredictedStatements> predicted = application.caching().remembers()
                ? PredictedStatements.withCache(application.mode().word(), requests, seconds, use.cache())
                : PredictedStatements.withoutCache(application.mode().word(), requests, seconds);
        long operations =
                driver.played().values().stream().mapToLong(Long::longValue).sum();
        return StatementsGate.judge(predicted, use.database().statements(), operations, seconds);
    }
}
