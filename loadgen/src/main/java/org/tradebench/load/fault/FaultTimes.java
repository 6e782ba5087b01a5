package org.tradebench.load.fault;

import com.fasterxml.jackson.annotation.JsonAlias;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Determines the effect of each fault from the seconds of the measurement interval.
 *
 * @param seconds whole seconds of the measurement interval, in order
 * @param intervalOpened epoch milliseconds
 */
public record FaultTimes(@JsonAlias("windowOpened") List<Second> seconds, long intervalOpened) {
    /** Share of the level before from which on throughput counts as back. */
    public static final double BACK = 0.9;

    /** Seconds over which throughput is averaged for recovery, because single seconds of a closed model scatter. */
    public static final int MEAN_SECONDS = 5;

    /** The level before is the mean of so many seconds at the most, those just before the fault. */
    public static final int LEVEL_SECONDS = 30;

    /**
     * For so long after a fault's end errors are still its own: a client waits 10 s for an answer, and health checks of proxies and containers need
     * some seconds to see that a node serves again.
     */
    public static final int GRACE_SECONDS = 15;

    /** Holds what the load generator counted in one second: answers, wrong ones, and lost sessions among these. */
    public record Second(long requests, long errors, long sessionsLost) {
        long right() {
            return requests - errors;
        }
    }

    public FaultTimes {
        seconds = List.copyOf(seconds);
    }

    /** Returns an outcome for each mark, in order. */
    public List<FaultOutcome> outcomes(List<FaultMark> marks) {
        List<FaultOutcome> outcomes = new ArrayList<>();
        int free = 0;
        for (int i = 0; i < marks.size(); i++) {
            int next = i + 1 < marks.size() ? second(marks.get(i + 1).begin()) : seconds.size();
            FaultOutcome outcome = outcome(marks.get(i), free, next);
            outcomes.add(outcome);
            // Without a recovery the next fault is still compared with a level of its own: that after the grace.
            free = outcome.recovered() == null ? (int) outcome.graceEnd() : outcome.recovered();
        }
        return outcomes;
    }

    private FaultOutcome outcome(FaultMark mark, int free, int next) {
        int begin = second(mark.begin());
        Double level = level(Math.max(free, begin - LEVEL_SECONDS), begin);
        int graceEnd = Math.min(next, mark.end() == null ? seconds.size() : second(mark.end()) + 1 + GRACE_SECONDS);
        long errors = 0;
        long lost = 0;
        for (int s = begin; s < graceEnd; s++) {
            errors += seconds.get(s).errors() - seconds.get(s).sessionsLost();
            lost += seconds.get(s).sessionsLost();
        }
        return new FaultOutcome(
                mark.fault(),
                mark.nodes(),
                exactly(mark.begin()),
                // A fault that was lifted after the load shows no recovery under load.
                mark.end() == null || exactly(mark.end()) > seconds.size() ? null : exactly(mark.end()),
                graceEnd,
                level,
                errors,
                lost,
                recovered(begin, next, level),
                null,
                null);
    }

    private @Nullable Double level(int from, int to) {
        return to <= from ? null : mean(from, to);
    }

    private double mean(int from, int to) {
        return seconds.subList(from, to).stream()
                .mapToLong(Second::right)
                .average()
                .orElseThrow();
    }

    /**
     * Returns the first second after the last error at which mean throughput is back; null when there is none before the next fault, or the level is unknown.
     */
    private @Nullable Integer recovered(int begin, int next, @Nullable Double level) {
        if (level == null) {
            return null;
        }
        int first = begin;
        for (int s = begin; s < next; s++) {
            if (seconds.get(s).errors() > 0) {
                first = s + 1;
            }
        }
        for (int s = first; s + MEAN_SECONDS <= next; s++) {
            if (mean(s, s + MEAN_SECONDS) >= BACK * level) {
                return s;
            }
        }
        return null;
    }

    /** Returns the wrong answers of the measurement interval that belong to no fault. */
    public long errorsOutside(List<FaultOutcome> outcomes) {
        long errors = 0;
        for (int s = 0; s < seconds.size(); s++) {
            int second = s;
            boolean inside = outcomes.stream()
                    .anyMatch(outcome -> second >= Math.floor(outcome.begin()) && second < outcome.graceEnd());
            errors += inside ? 0 : seconds.get(s).errors();
        }
        return errors;
    }

    /** Returns the second of the measurement interval, counted from 0, in which a moment lies; the nearest for one outside. */
    private int second(long epochMillis) {
        return (int) Math.max(0, Math.min(seconds.size(), Math.floor(exactly(epochMillis))));
    }

    private double exactly(long epochMillis) {
        return (epochMillis - intervalOpened) / 1000.0;
    }
}
