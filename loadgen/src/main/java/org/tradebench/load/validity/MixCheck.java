package org.tradebench.load.validity;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Fails when the operations that were played are not the requested mix. */
public final class MixCheck {
    /** Percentage points by which a row may deviate: the limit of the workload's definition. */
    private static final double LIMIT = 0.5;

    /** Number of cards after which a deck has produced the mix, or as close to it as whole cards allow. */
    private static final double HAND = 50;

    private MixCheck() {}

    static CheckResult evaluate(Evidence evidence) {
        Evidence.Requested requested = evidence.requested();
        return judge(
                ExpectedMix.of(requested.plan(), requested.updates()),
                evidence.recording().loadGenerator().played(),
                // A virtual user's hands are cut at both ends of each slice.
                requested.virtualUsers()
                        * Math.max(
                                1, evidence.recording().loadGenerator().slices().size()));
    }

    /**
     * Compares the mixes.
     *
     * @param played operations that were answered correctly, by name; logins are not among them
     * @param virtualUsers each with a deck of its own
     */
    public static CheckResult judge(ExpectedMix mix, Map<String, Long> played, int virtualUsers) {
        Map<String, Long> counts = new HashMap<>();
        played.forEach((operation, count) -> {
            if (count > 0) {
                counts.merge(mix.rowOf(operation), count, Long::sum);
            }
        });
        long all = counts.values().stream().mapToLong(Long::longValue).sum();
        String limit = CheckResult.text("each row within %,.1f percentage points", LIMIT);
        List<String> strangers = counts.keySet().stream()
                .filter(row -> !mix.rows().containsKey(row))
                .sorted()
                .toList();
        if (!strangers.isEmpty()) {
            return CheckResult.fail(
                    String.join(", ", strangers), limit, "Operations were executed that are not part of the mix.");
        }
        long needed = needed(mix.rows(), virtualUsers);
        double worst = 0;
        String worstRow = "";
        List<String> off = new ArrayList<>();
        for (Map.Entry<String, Double> row : mix.rows().entrySet()) {
            double measured = all == 0 ? 0 : 100.0 * counts.getOrDefault(row.getKey(), 0L) / all;
            double points = Math.abs(measured - row.getValue());
            if (points > worst) {
                worst = points;
                worstRow = row.getKey();
            }
            double chance = all >= needed ? 0 : 3 * deviation(row.getValue(), all, virtualUsers);
            if (points > LIMIT + chance) {
                off.add(CheckResult.text("%s %,.2f %% instead of %,.2f %%", row.getKey(), measured, row.getValue()));
            }
        }
        return CheckResult.graded(
                all >= needed && off.isEmpty(),
                off.isEmpty(),
                all == 0
                        ? "no operation"
                        : CheckResult.text(
                                "at most %,.2f points off%s", worst, worstRow.isEmpty() ? "" : " (" + worstRow + ")"),
                limit,
                CheckResult.text("The mix of %,d operations is the requested one.", all),
                CheckResult.text(
                        "Too few operations to tell: %,d were played, %,d are needed with %,d virtual users, because the interval cuts each user's deck at both ends.",
                        all, needed, virtualUsers),
                "What was counted is not the requested mix: " + String.join("; ", off) + ".");
    }

    /**
     * Returns the number of operations from which on a correct row exceeds the limit less than once in three hundred times (three standard deviations). Hands
     * are exact but for the two that the interval cuts: the cards seen of a cut hand of D are a sample without replacement of a length that is uniform in 0..D,
     * whose count of a row with share p has the variance p(1−p)·D²/(6(D−1)).
     */
    static long needed(Map<String, Double> rows, int virtualUsers) {
        double worstVariance = rows.values().stream()
                .mapToDouble(percent -> percent / 100 * (1 - percent / 100))
                .max()
                .orElse(0);
        double variance = worstVariance * cutCards(virtualUsers);
        return (long) Math.ceil(3 * Math.sqrt(variance) / (LIMIT / 100));
    }

    /** Returns the contribution of the two cut hands of each virtual user to the variance of a row, divided by p(1−p). */
    private static double cutCards(int virtualUsers) {
        return 2.0 * virtualUsers * HAND * HAND / (6 * (HAND - 1));
    }

    /**
     * Returns the standard deviation of a correct row, in percentage points: that of the cut hands, but never more than that of cards drawn one by one, which
     * is less where hands are cut so often that hardly any is whole.
     *
     * @param percent percentage of the row
     * @param all operations, at least 0
     */
    private static double deviation(double percent, long all, int virtualUsers) {
        double one = percent / 100 * (1 - percent / 100);
        return all == 0 ? 100 : 100 * Math.sqrt(one * Math.min((double) all, cutCards(virtualUsers))) / all;
    }
}
