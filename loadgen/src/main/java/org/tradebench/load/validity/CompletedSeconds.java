package org.tradebench.load.validity;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.HdrHistogram.Histogram;
import org.tradebench.load.loadgenerator.LoadProgress;
import org.tradebench.load.loadgenerator.LoadResult;

/**
 * Counts what was completed in each second of a measurement interval, and finds the seconds in which the system stalled.
 *
 * <p>Chance alone leaves seconds empty when few requests come. Completions that are independent of each other, λ per second, leave k seconds empty with the
 * probability e^(−λk) (Poisson), and that happens at one of the n places of an interval with at most n·e^(−λk). Empty seconds are a standstill when that is below
 * 1 in 10,000: in an interval of 60 seconds that is one second from 13.3 operations per second on, and 14 seconds at one operation per second. When x requests were
 * completed in k seconds, the Chernoff bound of the Poisson distribution, e^(−(λk − x + x·ln(x/λk))), takes the place of e^(−λk). λ is the median rate, or the mean
 * where that is lower, because at a few requests per second the median is a whole number that can be too high. When the median is zero, because the system stood
 * still for more than half of the interval or requests are rare, λ is the mean.
 *
 * <p>Two things are not independent of each other. The requests of one operation follow each other, so λ counts operations. Virtual users with the same think
 * time may send requests together; then nothing is completed while all of them think or wait. So a standstill is longer than one cycle of a virtual user.
 */
final class CompletedSeconds {
    /** Probability of a false alarm in one run. */
    private static final double FALSE_ALARM = 1e-4;

    static final double COLLAPSED_BELOW = 0.5;
    /**
     * Number of seconds from which a drop of throughput is a standstill: a shorter one is a garbage collection or a checkpoint, which belong to a system in its
     * steady state.
     */
    static final int COLLAPSE_MIN_SECONDS = 3;

    private final List<Long> completed;
    private final List<Long> errors;
    private final long mostInWarmUp;
    private final double requestsPerOperation;
    private final int longerThanCycle;
    private final double median;
    /** Requests per second of the seconds in which the system did not stall. */
    private final double usual;
    /** λ in requests per second. */
    private final double rate;
    /** What {@link #negativeLogProbability} must reach. */
    private final double needed;

    /**
     * Holds the counts of the whole seconds of a measurement interval.
     *
     * @param completed requests that were answered correctly in each second
     * @param errors requests that were answered wrongly in each second
     * @param mostInWarmUp requests that were answered correctly in the fastest second of the warm-up; 0 without one
     * @param requestsPerOperation at least 1
     * @param cycleSeconds how long a virtual user usually takes from one request to the next: think time and median latency
     */
    CompletedSeconds(
            List<Long> completed,
            List<Long> errors,
            long mostInWarmUp,
            double requestsPerOperation,
            double cycleSeconds) {
        this.completed = List.copyOf(completed);
        this.errors = List.copyOf(errors);
        this.mostInWarmUp = mostInWarmUp;
        this.requestsPerOperation = requestsPerOperation;
        longerThanCycle = 1 + (int) Math.floor(cycleSeconds);
        double mean = (double) sum(this.completed, 0, length()) / Math.max(1, length());
        median = median(this.completed);
        usual = median == 0 ? mean : median;
        rate = median == 0 ? mean : Math.min(median, mean);
        needed = Math.log(length() / FALSE_ALARM);
    }

    static CompletedSeconds of(Recording recording) {
        LoadResult loadGenerator = recording.loadGenerator();
        List<LoadResult.Second> seconds = recording.wholeSeconds();
        Histogram latencies = recording.histograms().allRequests();
        double medianSeconds = latencies.getTotalCount() == 0 ? 0 : latencies.getValueAtPercentile(50) / 1e6;
        return new CompletedSeconds(
                seconds.stream().map(CompletedSeconds::correct).toList(),
                seconds.stream().map(LoadResult.Second::errors).toList(),
                loadGenerator.timeline().stream()
                        .filter(second -> second.phase() == LoadProgress.Phase.WARMUP)
                        .mapToLong(CompletedSeconds::correct)
                        .max()
                        .orElse(0),
                Math.max(1, (double) loadGenerator.requestCount() / Math.max(1, recording.operations())),
                loadGenerator.thinkTimeMillis() / 1000.0 + medianSeconds);
    }

    private static long correct(LoadResult.Second second) {
        return second.requests() - second.errors();
    }

    private static double median(List<Long> counts) {
        long[] sorted = counts.stream().mapToLong(Long::longValue).sorted().toArray();
        return sorted.length == 0 ? 0 : (sorted[sorted.length / 2] + sorted[(sorted.length - 1) / 2]) / 2.0;
    }

    private static long sum(List<Long> counts, int from, int to) {
        return counts.subList(from, to).stream().mapToLong(Long::longValue).sum();
    }

    int length() {
        return completed.size();
    }

    /** Returns the median number of requests completed per second. */
    double median() {
        return median;
    }

    /** Returns the number of requests that were completed in the slowest second. */
    long least() {
        return counts().min().orElse(0);
    }

    private LongStream counts() {
        return completed.stream().mapToLong(Long::longValue);
    }

    /** Returns the smallest number of consecutive empty seconds that are a standstill; infinite when nothing was completed at all. */
    double leastEmptySeconds() {
        return Math.max(longerThanCycle, Math.ceil(needed * requestsPerOperation / rate));
    }

    /** Returns the negative logarithm of the probability that chance alone lets so few requests complete. */
    private double negativeLogProbability(Standstill standstill) {
        double expected = rate * standstill.seconds();
        double x = standstill.completed();
        return x >= expected ? 0 : (expected - x + (x == 0 ? 0 : x * Math.log(x / expected))) / requestsPerOperation;
    }

    /**
     * Returns the standstills in order. Slow seconds before the first one at the usual rate, warm-up included, are no standstill, but those of a cold system.
     */
    List<Standstill> standstills() {
        List<Standstill> found = new ArrayList<>();
        boolean wasUsual = mostInWarmUp > 0 && mostInWarmUp >= COLLAPSED_BELOW * median;
        int first = 0;
        for (int second = 0; second <= length(); second++) {
            if (second == length() || !isSlow(second)) {
                if (wasUsual && first < second) {
                    found.addAll(standstillsAmong(first, second));
                }
                wasUsual = true;
                first = second + 1;
            }
        }
        found.removeIf(this::isCountedBefore);
        return found;
    }

    private boolean isSlow(int second) {
        return completed.get(second) == 0 || completed.get(second) < COLLAPSED_BELOW * median;
    }

    /** Returns the standstill among slow seconds that end with one at the usual rate or with the interval; empty when there is none. */
    private List<Standstill> standstillsAmong(int from, int to) {
        int firstEmpty = to;
        int lastEmpty = from;
        int begin = from;
        for (int second = from; second <= to; second++) {
            if (second == to || completed.get(second) > 0) {
                if (second - begin >= leastEmptySeconds()) {
                    firstEmpty = Math.min(firstEmpty, begin);
                    lastEmpty = second;
                }
                begin = second + 1;
            }
        }
        if (firstEmpty < lastEmpty) {
            return List.of(standstill(firstEmpty, lastEmpty));
        }
        Standstill collapse = standstill(from, to);
        // Throughput that does not recover has another level, which the check of steady throughput finds.
        return to < length()
                        && collapse.seconds() >= Math.max(COLLAPSE_MIN_SECONDS, longerThanCycle)
                        && negativeLogProbability(collapse) >= needed
                ? List.of(collapse)
                : List.of();
    }

    private Standstill standstill(int from, int to) {
        return new Standstill(from, to, sum(completed, from, to), sum(errors, from, to), usual);
    }

    /**
     * Returns whether the second before a standstill contains what these seconds lack. The recorder closes seconds in a thread of its own: when that thread is
     * late, because the disk is slow or no CPU is free, the first second that it closes contains all that was completed until then, and the next ones contain
     * nothing.
     */
    private boolean isCountedBefore(Standstill standstill) {
        double lacking = usual * standstill.seconds() - standstill.completed();
        return standstill.from() > 0 && completed.get(standstill.from() - 1) - usual >= lacking / 2;
    }
}
