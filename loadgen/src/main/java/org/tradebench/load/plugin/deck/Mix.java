package org.tradebench.load.plugin.deck;

import java.math.BigInteger;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/** The shares of the operations, held as the card counts of the smallest deck that has them exactly. */
public final class Mix {
    /** ZVM, table 14: the read-only operations and their percentages; 86 together. */
    private static final Map<Operation, Integer> READ_ONLY = Map.of(
            Operation.QUOTES, 40,
            Operation.HOME, 20,
            Operation.PORTFOLIO, 12,
            Operation.ACCOUNT, 10,
            Operation.LOGOFF, 4);

    private static final int READ_ONLY_TOTAL = 86;

    /** ZVM, table 15: one column an update total of 0, 2, … 14 %. */
    private static final int[] UPDATE_ACCOUNT = {0, 0, 2, 4, 4, 4, 4, 4};

    private static final int[] BUY_OR_SELL = {0, 0, 0, 0, 2, 4, 6, 8};
    private static final int[] REGISTER = {0, 2, 2, 2, 2, 2, 2, 2};

    private final Map<Operation, Integer> cards;
    private final int size;

    private Mix(Map<Operation, Integer> cards) {
        this.cards = Collections.unmodifiableMap(cards);
        this.size = cards.values().stream().mapToInt(Integer::intValue).sum();
    }

    /**
     * The mix of tables 14 and 15. What the updates lose against 14 %, the read-only operations gain in their own proportions; buys and
     * sells are half each.
     *
     * @param percentage of updates: 0, 2, 4, 6, 8, 10, 12 or 14
     */
    public static Mix ofUpdates(int percentage) {
        if (percentage < 0 || percentage > 14 || percentage % 2 != 0) {
            throw new IllegalArgumentException("an update percentage of " + percentage
                    + " is not in the table of update mixes: 0, 2, 4, 6, 8, 10, 12 or 14 would be right");
        }
        int column = percentage / 2;
        // Shares over a common denominator: a percent is 2 × 86 units, so that halves and 86ths are whole numbers.
        Map<Operation, Integer> weights = new EnumMap<>(Operation.class);
        READ_ONLY.forEach((operation, share) -> weights.put(operation, 2 * (100 - percentage) * share));
        weights.put(Operation.BUY, READ_ONLY_TOTAL * BUY_OR_SELL[column]);
        weights.put(Operation.SELL, READ_ONLY_TOTAL * BUY_OR_SELL[column]);
        weights.put(Operation.UPDATE_ACCOUNT, 2 * READ_ONLY_TOTAL * UPDATE_ACCOUNT[column]);
        weights.put(Operation.REGISTER, 2 * READ_ONLY_TOTAL * REGISTER[column]);
        return ofWeights(weights);
    }

    /** A mix by weights of any scale; an operation without a weight, or with 0, is never dealt. */
    public static Mix ofWeights(Map<Operation, Integer> weights) {
        BigInteger divisor = BigInteger.ZERO;
        for (int weight : weights.values()) {
            if (weight < 0) {
                throw new IllegalArgumentException("a weight of " + weight + " in a mix: 0 or more would be right");
            }
            divisor = divisor.gcd(BigInteger.valueOf(weight));
        }
        if (divisor.signum() == 0) {
            throw new IllegalArgumentException("a mix without any operation: one weight above 0 would be right");
        }
        Map<Operation, Integer> cards = new EnumMap<>(Operation.class);
        for (Operation operation : Operation.values()) {
            cards.put(operation, weights.getOrDefault(operation, 0) / divisor.intValueExact());
        }
        return new Mix(cards);
    }

    /** Cards of an operation in one deck. */
    public int cards(Operation operation) {
        return cards.get(operation);
    }

    /** Cards of one deck. */
    public int size() {
        return size;
    }

    /** An operation's share, 0..1. */
    public double share(Operation operation) {
        return (double) cards(operation) / size;
    }
}
