package org.tradebench.load.results;

import java.time.Instant;
import java.util.List;
import org.tradebench.load.driver.ProxyAnswers;
import org.tradebench.load.environment.Manifest;
import org.tradebench.load.fault.FaultOutcome;
import org.tradebench.load.gates.Finding;
import org.tradebench.load.gates.GateResult;
import org.tradebench.load.orders.OrderBacklog;
import org.tradebench.load.orders.OrderCount;
import org.tradebench.load.telemetry.Window;
import org.tradebench.load.telemetry.WindowUse;

/**
 * Everything of a run but its raw series: the content of {@code run.json}.
 *
 * @param version of the schema: 1
 * @param command what repeats the run, as typed
 * @param window null when none was opened
 * @param verdict the worst of the gates
 * @param gates in the order in which they are shown
 * @param summary null when the verdict is INVALID: such a run has no figures that could be quoted
 * @param audit the money audit's checks; empty when there was no access to the database
 * @param orders what became of the orders that the driver asked for; null when that could not be found out
 * @param backlog orders that were completed after the load only; null without access to the database, and in results from before
 *     orders were completed later
 * @param faults what each fault did that was made; empty for a measurement
 * @param use what the tiers used in the window
 * @param proxyCache how the window's answers came from a caching proxy; null without one, and in results from before it was looked at
 * @param notes what could not be read or was done otherwise, in sentences
 */
public record RunRecord(
        int version,
        Instant startedAt,
        Instant endedAt,
        String command,
        RunSettings settings,
        Manifest environment,
        Window window,
        Finding verdict,
        List<GateResult> gates,
        Summary summary,
        List<AuditLine> audit,
        OrderCount orders,
        OrderBacklog backlog,
        List<FaultOutcome> faults,
        WindowUse use,
        ProxyAnswers proxyCache,
        List<String> notes) {
    public RunRecord {
        // Results from before there were faults do not tell.
        faults = faults == null ? List.of() : List.copyOf(faults);
    }

    /** The schema that this program writes and reads. */
    public static final int VERSION = 1;

    /**
     * One check of the money audit.
     *
     * @param check what must hold
     * @param breaks rows for which it does not
     * @param example the first of them in words; null when there is none
     */
    public record AuditLine(String check, long breaks, String example) {}
}
