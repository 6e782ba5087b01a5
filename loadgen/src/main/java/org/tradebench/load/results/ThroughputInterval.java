package org.tradebench.load.results;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.histogram.SecondStatistics;
import org.tradebench.load.statistics.SeriesMean;

/**
 * Estimates how far the throughput of one run is from what these processes would have had in a longer measurement interval: the 95 % interval of {@link
 * SeriesMean} over the whole seconds. It is valid for these processes only: between two runs throughput may differ by more.
 *
 * @param low requests per second; null when too few independent seconds are left
 * @param high likewise
 * @param secondsTogether neighbouring seconds that count as one, because throughput changes slowly; at least 1
 */
public record ThroughputInterval(
        @Nullable Double low, @Nullable Double high, double secondsTogether) {
    /** Shorter seconds are cut by the end of the measurement interval. */
    private static final double WHOLE = 0.9;

    /** Computes the interval from the seconds of a measurement interval; null without a whole one. */
    static @Nullable ThroughputInterval of(List<SecondStatistics> seconds) {
        List<SecondStatistics> whole = seconds.stream()
                .filter(second -> second.lengthSeconds() > WHOLE)
                .toList();
        if (whole.isEmpty()) {
            return null;
        }
        // A second without a right answer is missing, and counts as zero.
        double[] rates = new double[place(whole.get(whole.size() - 1)) + 1];
        whole.forEach(second -> rates[place(second)] = second.count() / second.lengthSeconds());
        SeriesMean mean = SeriesMean.of(rates);
        return mean == null ? null : new ThroughputInterval(mean.low(), mean.high(), mean.autocorrelationTime());
    }

    private static int place(SecondStatistics second) {
        return Math.max(0, (int) Math.round(second.startSeconds()));
    }

    /** Returns the seconds that a measurement interval would need for an interval of its throughput. */
    public double secondsNeeded() {
        return Math.ceil(SeriesMean.MIN * secondsTogether);
    }
}
