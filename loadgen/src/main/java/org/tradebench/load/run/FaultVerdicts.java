package org.tradebench.load.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tradebench.load.driver.DriverResult;
import org.tradebench.load.fault.FaultOutcome;
import org.tradebench.load.freshness.Freshness;
import org.tradebench.load.guarantee.HistoryCount;
import org.tradebench.load.validity.CheckResult;
import org.tradebench.load.validity.FaultErrorGate;
import org.tradebench.load.validity.FreshnessGate;
import org.tradebench.load.validity.HistoryGate;
import org.tradebench.load.validity.RecoveryGate;

/** What is judged otherwise in a run with faults, and what is not judged at all, each with its reason. */
final class FaultVerdicts {
    /** Gates that a fault breaks by its nature: they ask whether a figure of speed may be believed, and such a run gives none. */
    static final Map<String, String> NOT_JUDGED = Map.ofEntries(
            Map.entry("mix", "a card whose request fails is played to no right answer"),
            Map.entry(
                    "driver's share of time",
                    "virtual users wait a moment after a wrong answer, which is nobody's time"),
            Map.entry("no stalled request", "requests hang while a node stands still"),
            Map.entry("steady throughput", "it is the fault that changes it, and when it is back is judged by itself"),
            Map.entry("warm application", "a node that was started again compiles again"),
            Map.entry("quiet machine", "starting a node takes CPU beside the application's"),
            Map.entry("database events", "a database that was killed writes a checkpoint when it is back"),
            Map.entry("statements as predicted", "a cache that was lost with its node, or cut off, asks more"),
            Map.entry("connections as asked", "those of a node that was killed are opened anew"),
            Map.entry("caching as asked", "a node that is away, or cut off, does not cache, on purpose"),
            Map.entry("synchronous standby", "a standby that was promoted has none before the old primary is back"));

    private static final String ERRORS = "errors";

    private FaultVerdicts() {}

    /** The gates of a run with faults. */
    static List<CheckResult> of(
            List<CheckResult> usual,
            DriverResult driver,
            List<String> asked,
            List<FaultOutcome> faults,
            Freshness freshness,
            HistoryCount histories) {
        List<CheckResult> gates = new ArrayList<>();
        for (CheckResult gate : usual) {
            String reason = NOT_JUDGED.get(gate.check());
            if (gate.check().equals(ERRORS)) {
                long outside = RunFaults.times(driver).errorsOutside(faults);
                gates.add(FaultErrorGate.judge(
                        driver.requestCount(),
                        driver.errorCount() - outside,
                        outside,
                        driver.warmup().errors()));
                gates.add(RecoveryGate.judge(asked, faults));
                gates.add(FreshnessGate.judge(freshness));
                gates.add(HistoryGate.judge(histories));
            } else {
                gates.add(reason == null ? gate : gate.notApplicable(reason));
            }
        }
        return gates;
    }
}
