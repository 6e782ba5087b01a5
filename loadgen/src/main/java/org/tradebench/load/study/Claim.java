package org.tradebench.load.study;

import java.math.BigDecimal;

/**
 * What a paper found, in a form that a measurement can confirm or contradict.
 *
 * @param text in the paper's sense, one sentence
 * @param figure the paper's own number, as it is quoted
 * @param level label of the first factor's level
 * @param against label of the level that it is compared with
 * @param at label of the second factor's level; null: its last one, or there is no second factor
 * @param above the ratio is at least this; null: no bound
 * @param below the ratio is at most this; null: no bound
 * @param needs what this machine cannot give it; null when it can be tested here
 */
public record Claim(
        String text,
        String figure,
        String level,
        String against,
        String at,
        Measure measure,
        Double above,
        Double below,
        String needs) {
    /** Whether the claim is that there is a difference. */
    public boolean ofADifference() {
        return (above != null && above >= 1) || (below != null && below <= 1);
    }

    /** Whether a ratio is what the paper says. */
    public boolean holds(double ratio) {
        return (above == null || ratio >= above) && (below == null || ratio <= below);
    }

    /** The ratio that is held against it, and its range: {@code application / none, application CPU/operation: above 1}. Null when it cannot be tested here. */
    public String test() {
        if (needs != null) {
            return null;
        }
        String pair = level + " / " + against + (at == null ? "" : " at " + at);
        return pair + (measure == Measure.THROUGHPUT ? "" : ", " + measure.title()) + ": " + range();
    }

    private String range() {
        if (above == null) {
            return "below " + number(below);
        }
        return below == null ? "above " + number(above) : number(above) + " to " + number(below);
    }

    private static String number(double bound) {
        return BigDecimal.valueOf(bound).stripTrailingZeros().toPlainString();
    }
}
