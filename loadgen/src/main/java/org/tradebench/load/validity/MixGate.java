package org.tradebench.load.validity;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The operations that were played, against the mix that was asked for. */
public final class MixGate {
    /** Percentage points by which a row may be off: the project's own limit, from the workload's definition. */
    static final double LIMIT = 0.5;

    /** Cards after which a deck has given the mix, or as close to it as whole cards can be. */
    private static final double HAND = 50;

    private static final String NAME = "mix";

    private MixGate() {}

    /**
     * Judges a window.
     *
     * @param mix asked for
     * @param played operations played to a right answer, by name; logins are not among them
     * @param clients virtual users, each with a deck of its own
     */
    public static CheckResult judge(AskedMix mix, Map<String, Long> played, int clients) {
        Map<String, Double> asked = mix.rows();
        Map<String, Long> counts = byRow(mix, played);
        long all = counts.values().stream().mapToLong(Long::longValue).sum();
        String limit = Say.format("each row within %.1f points", LIMIT);
        List<String> strangers = counts.keySet().stream()
                .filter(row -> !asked.containsKey(row))
                .sorted()
                .toList();
        if (!strangers.isEmpty()) {
            return new CheckResult(
                    NAME,
                    CheckOutcome.FAIL,
                    String.join(", ", strangers),
                    limit,
                    "Operations were played that the mix does not have.");
        }
        double worst = 0;
        String worstRow = "";
        List<String> off = new ArrayList<>();
        for (Map.Entry<String, Double> row : asked.entrySet()) {
            double measured = all == 0 ? 0 : 100.0 * counts.getOrDefault(row.getKey(), 0L) / all;
            double points = Math.abs(measured - row.getValue());
            if (points > worst) {
                worst = points;
                worstRow = row.getKey();
            }
            if (points > LIMIT) {
                off.add(Say.format("%s %.2f %% instead of %.2f %%", row.getKey(), measured, row.getValue()));
            }
        }
        long needed = needed(asked, clients);
        String figure = all == 0
                ? "no operation"
                : Say.format("at most %.2f points off%s", worst, worstRow.isEmpty() ? "" : " (" + worstRow + ")");
        if (all < needed) {
            return new CheckResult(
                    NAME,
                    CheckOutcome.WARN,
                    figure,
                    limit,
                    Say.format(
                            "Too few operations to tell: %d were played, %d are needed with %d clients, because each client's cards are cut at both ends of the window.",
                            all, needed, clients));
        }
        if (off.isEmpty()) {
            return new CheckResult(
                    NAME,
                    CheckOutcome.PASS,
                    figure,
                    limit,
                    Say.format("The mix of %d operations is the one asked for.", all));
        }
        return new CheckResult(
                NAME,
                CheckOutcome.FAIL,
                figure,
                limit,
                "What was played is another workload: " + String.join("; ", off) + ".");
    }

    /**
     * Operations from which on a row that is truly right is off by more than the limit less than once in three hundred times (three standard
     * deviations). Hands are exact but for the two that the window cuts: the cards seen of a cut hand of D are a sample without replacement
     * of a length that is uniform in 0..D, whose count of a row with share p has the variance p(1−p)·D²/(6(D−1)).
     */
    static long needed(Map<String, Double> asked, int clients) {
        double worstVariance = asked.values().stream()
                .mapToDouble(percent -> percent / 100 * (1 - percent / 100))
                .max()
                .orElse(0);
        double variance = 2.0 * clients * worstVariance * HAND * HAND / (6 * (HAND - 1));
        return (long) Math.ceil(3 * Math.sqrt(variance) / (LIMIT / 100));
    }

    private static Map<String, Long> byRow(AskedMix mix, Map<String, Long> played) {
        Map<String, Long> rows = new HashMap<>();
        played.forEach((operation, count) -> {
            if (count > 0) {
                rows.merge(mix.rowOf(operation), count, Long::sum);
            }
        });
        return rows;
    }
}
