package org.tradebench.load.validity;

/** Whether what was played is what arrived: an operation that no arrival asked for, or an arrival that was left out, would make the rate a wish. */
public final class EveryArrivalGate {
    private static final String NAME = "every arrival";

    private EveryArrivalGate() {}

    /**
     * Judges a window of an open model.
     *
     * @param played operations that ended rightly in the window, as the mix counts them
     * @param completed arrivals that ended rightly in the window, as the schedule counts them
     */
    public static CheckResult judge(long played, long completed) {
        String figure = Say.format("%d operations for %d arrivals", played, completed);
        return played == completed
                ? new CheckResult(
                        NAME,
                        CheckOutcome.PASS,
                        figure,
                        "one for one",
                        "Every operation was an arrival, and none was left out.")
                : new CheckResult(
                        NAME,
                        CheckOutcome.FAIL,
                        figure,
                        "one for one",
                        "What was played is not what arrived: the response times are not those of the rate asked for.");
    }
}
