package org.tradebench.load.validity;

import java.util.List;

/** Whether throughput was the same at the window's beginning and at its end; a rise is a warm-up that was too short. */
public final class SteadinessGate {
    /** Share of the first third by which the last may differ; closed-loop runs on a quiet machine stay within 3 to 5 %. */
    static final double LIMIT = 0.10;

    /** A third shorter than this says more of chance (a checkpoint, a collection) than of a trend. */
    static final int LEAST_SECONDS = 9;

    private static final String NAME = "steady throughput";

    private SteadinessGate() {}

    /**
     * Judges a window.
     *
     * @param requestsBySecond answered in each whole second of the window, in order
     */
    public static CheckResult judge(List<Long> requestsBySecond) {
        String limit = Say.format("last third within %.0f %% of the first", 100 * LIMIT);
        int seconds = requestsBySecond.size();
        if (seconds < LEAST_SECONDS) {
            return CheckResult.unknown(
                    NAME,
                    limit,
                    Say.format("a window of %d seconds is too short; %d are needed.", seconds, LEAST_SECONDS));
        }
        int third = seconds / 3;
        double first = mean(requestsBySecond.subList(0, third));
        double last = mean(requestsBySecond.subList(seconds - third, seconds));
        double change = first == 0 ? (last == 0 ? 0 : 1) : (last - first) / first;
        String figure = Say.format("%.1f to %.1f requests/s (%+.1f %%)", first, last, 100 * change);
        if (Math.abs(change) <= LIMIT) {
            return new CheckResult(NAME, CheckOutcome.PASS, figure, limit, "Throughput was steady through the window.");
        }
        String sentence = change > 0
                ? "Throughput still rose in the window: the warm-up was too short. A larger --warmup would be right."
                : "Throughput fell in the window: something disturbed the run, or something fills up.";
        return new CheckResult(NAME, CheckOutcome.WARN, figure, limit, sentence);
    }

    private static double mean(List<Long> counts) {
        return counts.stream().mapToLong(Long::longValue).average().orElse(0);
    }
}
