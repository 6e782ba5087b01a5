package org.tradebench.load.results;

import com.fasterxml.jackson.annotation.JsonAlias;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.consistency.OrderBacklog;
import org.tradebench.load.consistency.OrderCount;
import org.tradebench.load.fault.FaultOutcome;
import org.tradebench.load.loadgenerator.ProxyAnswers;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.telemetry.Interval;
import org.tradebench.load.telemetry.IntervalUse;
import org.tradebench.load.telemetry.Manifest;
import org.tradebench.load.validity.CheckResult;
import org.tradebench.load.validity.Validity;

/**
 * Holds everything of a run except its raw series: the content of {@code run.json}.
 *
 * @param version of the schema: {@value #VERSION}; earlier ones are read, too
 * @param command what repeats the run, as typed
 * @param interval null when none was opened
 * @param result the worst consequence of the checks
 * @param checks the validity checks in the order in which they are shown
 * @param summary null unless the result is VALID: no other run has metrics that may be quoted
 * @param audit the consistency conditions; empty when there was no access to the database
 * @param orders outcomes of the orders that the load generator requested; null when they could not be determined
 * @param backlog orders that were completed after the load only; null without access to the database, and in results from before
 *     orders were completed later
 * @param faults effect of each injected fault; empty for a measurement
 * @param use what the tiers used in the measurement interval
 * @param proxyCache cache status of the measurement interval's answers from a caching proxy; null without one, and in results from before it was recorded
 * @param startSeconds from the application server's start to the application's first page; null when the run did not start it for itself, and in results from
 *     before it was measured
 * @param notes what could not be read or was done otherwise, in sentences
 */
public record RunRecord(
        int version,
        Instant startedAt,
        Instant endedAt,
        String command,
        RunSettings settings,
        Manifest environment,
        @JsonAlias("window") @Nullable Interval interval,
        @JsonAlias("verdict") Validity result,
        @JsonAlias("gates") List<CheckResult> checks,
        @Nullable Summary summary,
        List<AuditLine> audit,
        @Nullable OrderCount orders,
        @Nullable OrderBacklog backlog,
        List<FaultOutcome> faults,
        IntervalUse use,
        @Nullable ProxyAnswers proxyCache,
        @Nullable Double startSeconds,
        List<String> notes) {
    public RunRecord {
        // Results from before there were faults have none.
        faults = faults == null ? List.of() : List.copyOf(faults);
    }

    /** The schema version that is written. Earlier ones are read, too: version 2 had a window in place of the
     * interval, version 1 gates with a verdict in place of checks with a result, and flat settings. */
    public static final int VERSION = 3;

    /**
     * Holds the result of one consistency condition.
     *
     * @param check what must hold
     * @param breaks rows for which it does not
     * @param example the first of them in words
     */
    public record AuditLine(
            String check, long breaks, @Nullable String example) {}

    /** Returns the value that a validity check found, by the check's name; {@value CheckResult#NOT_AVAILABLE} when it was not made. */
    public String value(String check) {
        return checks.stream()
                .filter(result -> result.check().equals(check))
                .map(CheckResult::value)
                .findFirst()
                .orElse(CheckResult.NOT_AVAILABLE);
    }
}
