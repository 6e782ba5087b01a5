package org.tradebench.load.validity;

/** Whether a warm-up that was to last until everything stands still did, or its cap came first. */
public final class StillGate {
    private static final String NAME = "still before the window";

    private StillGate() {}

    /**
     * Judges a warm-up.
     *
     * @param still whether everything that can be seen stood still
     * @param seconds that it took
     * @param cap seconds that it could have taken
     * @param parts each quantity in words
     */
    public static CheckResult judge(boolean still, double seconds, long cap, String parts) {
        String figure = Say.format("%s, after %.0f s", parts, seconds);
        String limit = Say.format("still for three cycles within %d s", cap);
        return still
                ? new CheckResult(
                        NAME, CheckOutcome.PASS, figure, limit, "The window opened when nothing moved any more.")
                : new CheckResult(
                        NAME,
                        CheckOutcome.WARN,
                        figure,
                        limit,
                        "The cap came before everything stood still: what still moved moves in the window, too. A longer cap would tell.");
    }
}
