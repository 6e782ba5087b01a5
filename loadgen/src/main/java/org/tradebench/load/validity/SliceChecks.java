package org.tradebench.load.validity;

import java.util.List;
import org.hipparchus.stat.StatUtils;
import org.tradebench.load.loadgenerator.Interleaving;
import org.tradebench.load.loadgenerator.LoadResult;

/** Checks runs whose systems were interleaved with others, for which checks of a continuous measurement interval would be wrong. */
final class SliceChecks {
    /** With fewer slices, a third depends more on single slices than on a trend. */
    private static final int MIN_SLICES = 9;

    /** Expected requests of a slice from which on chance leaves one of 1,000 slices empty at most once in 20 such runs. */
    private static final double EXPECTED_MIN = 10;

    /** Reason for which a check does not count in such a run. */
    static final String CONNECTIONS = "the kernel counts the connections of all systems that were measured alternately";

    private SliceChecks() {}

    static CheckResult steadyThroughput(Evidence run) {
        return steadyThroughput(run.recording()
                .interleaving()
                .map(Interleaving::relativeThroughput)
                .orElse(List.of()));
    }

    /**
     * Compares the three thirds of the slices by throughput relative to the mean of all systems of the same round: a change of the machine's speed affects all
     * of them, and does not mean that this system was not in a steady state. The limits are those of {@link SteadyStateChecks#steadyThroughput}; three standard
     * errors of the difference of two thirds, from the scatter of the slices, are allowed for.
     */
    static CheckResult steadyThroughput(List<Double> relative) {
        String limit = CheckResult.text(
                "thirds of the slices, relative to all systems of the round, within %,.0f %%; INCONCLUSIVE above %,.0f %%",
                100 * SteadyStateChecks.STEADY_THROUGHPUT_WARN_ABOVE,
                100 * SteadyStateChecks.STEADY_THROUGHPUT_FAIL_ABOVE);
        int slices = relative.size();
        if (slices < MIN_SLICES) {
            return CheckResult.warn(
                    CheckResult.NOT_AVAILABLE,
                    limit,
                    CheckResult.text(
                            "Not checked: %,d slices are too few to show a steady state; use %,d or more.",
                            slices, MIN_SLICES));
        }
        int third = slices / 3;
        double first = mean(relative.subList(0, third));
        double middle = mean(relative.subList(third, slices - third));
        double last = mean(relative.subList(slices - third, slices));
        double moved = Math.max(first, Math.max(middle, last)) - Math.min(first, Math.min(middle, last));
        double within = squares(relative.subList(0, third))
                + squares(relative.subList(third, slices - third))
                + squares(relative.subList(slices - third, slices));
        double chance = 3 * Math.sqrt(2 * within / (slices - 3) / third);
        String value = CheckResult.text(
                "%,.3f, %,.3f, %,.3f of the mean: moved by %,.1f %%, by chance up to %,.1f %%",
                first, middle, last, 100 * moved, 100 * chance);
        String moving = first < middle && middle < last
                ? "This system became faster beside the others: its warm-up was too short. Use a larger warm-up."
                : "This system's throughput changed beside the others': periodic work, or something fills up.";
        if (moved > SteadyStateChecks.STEADY_THROUGHPUT_FAIL_ABOVE + chance) {
            return new CheckResult("", CheckOutcome.FAIL, Validity.INCONCLUSIVE, value, limit, moving);
        }
        return CheckResult.warnUnless(
                moved <= SteadyStateChecks.STEADY_THROUGHPUT_WARN_ABOVE + chance,
                value,
                limit,
                "Throughput was steady beside the other systems.",
                moving);
    }

    /**
     * Fails when answers take so long that a slice has no steady part: its virtual users all begin at once, and short operations are over before long ones are. Up to a mean
     * response time as long as the start that does not count, throughput is within 1 % of a continuous load's in a simulated queue; at three times as much it is 3 % too high, and the mix is
     * 3 points off (docs/results/calibration/interleaved).
     */
    static CheckResult length(List<LoadResult.Slice> slices) {
        long answers = slices.stream()
                .mapToLong(slice -> slice.requests() - slice.errors())
                .sum();
        double mean = slices.stream().mapToLong(LoadResult.Slice::latencyNanos).sum() / 1e6 / Math.max(1, answers);
        double dropped = slices.stream()
                        .mapToLong(slice -> slice.countsFromNanos() - slice.beginNanos())
                        .min()
                        .orElse(0)
                / 1e6;
        return CheckResult.graded(
                mean <= dropped / 2,
                mean <= dropped,
                CheckResult.text("mean latency %,.1f ms", mean),
                CheckResult.text(
                        "half of the %,.0f ms that do not count at the start of a slice; INVALID above all of them",
                        dropped),
                "Operations are short beside the part of a slice that does not count.",
                "Operations are nearly as long as the part of a slice that does not count.",
                "Operations are longer than the part of a slice that does not count, so that more short ones than long ones end in its rest. Use longer slices of which more is dropped (slice, slice-dropped), or fewer virtual users.");
    }

    /** Fails when nothing was completed in the counted part of a slice, although at least ten requests were to be expected. */
    static CheckResult standstill(List<LoadResult.Slice> slices) {
        String limit = "a completed request in every slice";
        double[] completed = slices.stream()
                .mapToDouble(slice -> slice.requests() - slice.errors())
                .toArray();
        double mean = completed.length == 0 ? 0 : StatUtils.mean(completed);
        if (mean < EXPECTED_MIN) {
            return CheckResult.notApplicable(
                    limit, "so few requests were completed that chance alone can leave a slice empty");
        }
        List<String> empty = slices.stream()
                .filter(slice -> slice.requests() == slice.errors())
                .map(slice -> CheckResult.text("from %,.1f s on", slice.beginNanos() / 1e9))
                .toList();
        return CheckResult.failUnless(
                empty.isEmpty(),
                empty.isEmpty()
                        ? CheckResult.text(
                                "at least %,.0f requests in a slice, mean %,.1f", StatUtils.min(completed), mean)
                        : CheckResult.text("%,d slices: %s", empty.size(), String.join(", ", empty)),
                limit,
                "The system completed requests in each of its slices.",
                "The system, or something between it and the load generator, stalled. Look for the cause in the logs of that time. A longer warm-up does not help.");
    }

    private static double mean(List<Double> values) {
        return StatUtils.mean(array(values));
    }

    private static double squares(List<Double> values) {
        return StatUtils.variance(array(values)) * (values.size() - 1);
    }

    private static double[] array(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).toArray();
    }
}
