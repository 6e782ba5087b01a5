package org.tradebench.load.validity;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Names what made throughput change within a measurement interval, from what the thirds of the interval show, and what to do about it. */
final class ThroughputCauses {
    /** Relative change of the machine's speed, or share of its cores, that changes throughput by half of what makes the check warn. */
    private static final double MATTERS = SteadyStateChecks.STEADY_THROUGHPUT_WARN_ABOVE / 2;

    private final List<IntervalThird> thirds;
    private final boolean normalized;
    private final String databaseEvents;
    private final List<String> found = new ArrayList<>();
    private final List<String> excluded = new ArrayList<>();
    private final List<String> unknown = new ArrayList<>();

    private ThroughputCauses(List<IntervalThird> thirds, boolean normalized, String databaseEvents) {
        this.thirds = thirds;
        this.normalized = normalized;
        this.databaseEvents = databaseEvents;
    }

    /**
     * Names the causes of a change, in sentences.
     *
     * @param throughput throughput of the thirds
     * @param normalized whether it is normalized by the machine's speed
     * @param thirds other conditions of the thirds; empty when nothing is known
     * @param databaseEvents what may have slowed the database in the interval; empty when there was nothing, or it is not known
     */
    static String of(List<Double> throughput, boolean normalized, List<IntervalThird> thirds, String databaseEvents) {
        return new ThroughputCauses(thirds, normalized, databaseEvents).text(throughput);
    }

    private String text(List<Double> throughput) {
        int slowest = extreme(throughput, -1);
        int fastest = extreme(throughput, 1);
        double first = throughput.get(0);
        double last = throughput.get(throughput.size() - 1);
        speed(slowest, fastest);
        interference(slowest, fastest);
        incompleteWarmUp(first < last);
        if (!databaseEvents.isEmpty()) {
            found.add("The database's background work may have slowed it: " + databaseEvents + ".");
        }
        String direction = throughput.get(0) < throughput.get(1) && throughput.get(1) < last
                ? "Throughput was rising."
                : throughput.get(0) > throughput.get(1) && throughput.get(1) > last
                        ? "Throughput was falling."
                        : "Throughput changed within the measurement interval.";
        if (!found.isEmpty()) {
            return direction + " " + String.join(" ", found);
        }
        return direction
                + (excluded.isEmpty() ? "" : " The cause is not " + String.join(", ", excluded) + ".")
                + (unknown.isEmpty() ? "" : " Not known: " + String.join(", ", unknown) + ".")
                + " Look for periodic work of the system, or something that fills up.";
    }

    private void speed(int slowest, int fastest) {
        Double slow = value(slowest, IntervalThird::speed);
        Double fast = value(fastest, IntervalThird::speed);
        if (slow == null || fast == null) {
            unknown.add("the machine's speed");
        } else if (!normalized && fast / slow - 1 > MATTERS) {
            found.add(CheckResult.text(
                    "The machine's speed changed, from %,.3f in the slowest third to %,.3f in the fastest: a longer warm-up does not help. Use a machine of steady speed, or interleave.",
                    slow, fast));
        } else {
            excluded.add("the machine's speed");
        }
    }

    private void interference(int slowest, int fastest) {
        Double slow = value(slowest, IntervalThird::interference);
        Double fast = value(fastest, IntervalThird::interference);
        if (slow == null || fast == null) {
            unknown.add("background load");
        } else if (slow - fast > MATTERS) {
            found.add(CheckResult.text(
                    "Background load and steal took %,.1f %% of the machine in the slowest third, %,.1f %% in the fastest: stop other work.",
                    100 * slow, 100 * fast));
        } else {
            excluded.add("background load");
        }
    }

    /** Adds an incomplete warm-up: a system that is not warm becomes faster; its compiler has less to do, or its cache misses less. */
    private void incompleteWarmUp(boolean faster) {
        int last = thirds.size() - 1;
        Double jit = value(0, IntervalThird::jit);
        Double jitAtEnd = value(last, IntervalThird::jit);
        if (jit == null || jitAtEnd == null) {
            unknown.add("the JIT compiler");
        } else if (faster
                && jit > jitAtEnd
                && (jit > SteadyStateChecks.JIT_COMPILATION_LIMIT || jit - jitAtEnd > MATTERS)) {
            found.add(CheckResult.text(
                    "The JIT compiler was still busy: %,.1f %% of the application's CPU in the first third, %,.1f %% in the last. Use a longer --warmup, such as steady:10m.",
                    100 * jit, 100 * jitAtEnd));
        } else {
            excluded.add("the JIT compiler");
        }
        Double misses = value(0, IntervalThird::missRatio);
        Double missesAtEnd = value(last, IntervalThird::missRatio);
        if (misses != null && missesAtEnd != null) {
            if (faster && missesAtEnd < (1 - CacheWarmthCheck.FEWER_MISSES) * misses) {
                found.add(CheckResult.text(
                        "The cache was not warm: %,.1f misses in 100 lookups in the first third, %,.1f in the last. Use a longer --warmup, such as steady:10m.",
                        100 * misses, 100 * missesAtEnd));
            } else {
                excluded.add("the cache");
            }
        }
    }

    private @Nullable Double value(int third, Function<IntervalThird, @Nullable Double> metric) {
        return third < 0 || third >= thirds.size() ? null : metric.apply(thirds.get(third));
    }

    private static int extreme(List<Double> values, int sign) {
        int chosen = 0;
        for (int i = 1; i < values.size(); i++) {
            if (sign * Objects.requireNonNull(values.get(i)) > sign * Objects.requireNonNull(values.get(chosen))) {
                chosen = i;
            }
        }
        return chosen;
    }
}
