package org.tradebench.load.validity;

import java.util.Map;
import java.util.Optional;
import org.tradebench.load.environment.DatabaseFacts;

/** Whether one standby confirmed all commits of a run whose database has a synchronous one: else what that costs was not measured. */
public final class StandbyGate {
    private static final String NAME = "synchronous standby";
    private static final String LIMIT = "the same connection streams from begin to end";

    private StandbyGate() {}

    /**
     * Judges a run.
     *
     * @param database facts by name
     * @return empty for a database whose commits wait for no standby
     */
    public static Optional<CheckResult> judge(Map<String, String> database) {
        String begin = database.get(DatabaseFacts.STANDBY_AT_BEGIN);
        if (begin == null) {
            return Optional.empty();
        }
        String end = database.getOrDefault(DatabaseFacts.STANDBY_AT_END, "unknown");
        if (begin.contains(" streaming ") && begin.equals(end)) {
            return Optional.of(new CheckResult(
                    NAME,
                    CheckOutcome.PASS,
                    begin,
                    LIMIT,
                    "Every commit was on the standby's disk before it was answered."));
        }
        return Optional.of(new CheckResult(
                NAME,
                CheckOutcome.FAIL,
                "at the begin " + begin + "; at the end " + end,
                LIMIT,
                "The standby was not there all the time: what synchronous replication costs was not measured."));
    }
}
