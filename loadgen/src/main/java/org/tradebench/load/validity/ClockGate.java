package org.tradebench.load.validity;

/**
 * Whether the clock that dates everything went on evenly. Windows are as long as the monotonic clock says; which samples of CPU, database and cache lie in
 * one is told by the clock of the day, and that one can be set while a run goes on.
 */
public final class ClockGate {
    /** What a time daemon that slews, at 500 parts in a million at most, moves it by in three minutes. */
    static final long LIMIT_MILLIS = 100;

    /** One sample's length: from here on rates are of other seconds than the window's. */
    static final long MOST_MILLIS = 1000;

    private static final String NAME = "even clock";

    private ClockGate() {}

    /**
     * Judges a run.
     *
     * @param movedMillis how far the clock of the day moved against the monotonic one, from the run's start to the window's end; null when not read
     */
    public static CheckResult judge(Long movedMillis) {
        String limit = Say.format("at most %d ms; INVALID above %d ms", LIMIT_MILLIS, MOST_MILLIS);
        if (movedMillis == null) {
            return CheckResult.unknown(NAME, limit, "no sample of this run tells both clocks.");
        }
        CheckOutcome outcome = movedMillis <= LIMIT_MILLIS
                ? CheckOutcome.PASS
                : movedMillis <= MOST_MILLIS ? CheckOutcome.WARN : CheckOutcome.FAIL;
        return new CheckResult(
                NAME,
                outcome,
                movedMillis + " ms",
                limit,
                outcome == CheckOutcome.PASS
                        ? "The clock of the day went as evenly as the monotonic one."
                        : "The clock of the day was set while the run went on: CPU, statements and hits are of other seconds than the requests.");
    }
}
