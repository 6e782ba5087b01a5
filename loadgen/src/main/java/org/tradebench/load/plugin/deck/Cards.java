package org.tradebench.load.plugin.deck;

import java.math.BigInteger;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Computes how many cards of each kind the smallest deck has that holds the shares exactly.
 *
 * @param <C> kind of card
 */
public class Cards<C> {
    /** Maximum cards of a deck. They are shuffled in at most half a second; a mix that needs more is a typing error. */
    private static final int MAX = 1_000_000;

    private final Map<C, Integer> counts;
    private final int size;

    /**
     * Creates the deck by weights of any scale; a kind with weight 0 is never dealt.
     *
     * @throws IllegalArgumentException when a weight is negative, all are 0, or the deck would be longer than a million cards
     */
    public Cards(Map<C, Integer> weights) {
        BigInteger divisor = BigInteger.ZERO;
        for (int weight : weights.values()) {
            if (weight < 0) {
                throw new IllegalArgumentException("mix: expected weights of 0 or more, got " + weight);
            }
            divisor = divisor.gcd(BigInteger.valueOf(weight));
        }
        if (divisor.signum() == 0) {
            throw new IllegalArgumentException("mix: expected at least one weight above 0");
        }
        Map<C, Integer> divided = new LinkedHashMap<>();
        long sum = 0;
        for (Map.Entry<C, Integer> weight : weights.entrySet()) {
            int cards = weight.getValue() / divisor.intValueExact();
            divided.put(weight.getKey(), cards);
            sum += cards;
        }
        if (sum > MAX) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT, "mix: expected weights that need a deck of at most %,d cards, got %,d", MAX, sum));
        }
        this.counts = Collections.unmodifiableMap(divided);
        this.size = Math.toIntExact(sum);
    }

    /** Returns the kinds, in the order in which they were given. */
    public final List<C> kinds() {
        return List.copyOf(counts.keySet());
    }

    /** Returns the number of cards of a kind in one deck; 0 for one that the mix does not have. */
    public final int cards(C kind) {
        return counts.getOrDefault(kind, 0);
    }

    public final int size() {
        return size;
    }

    /** Returns a kind's share, 0 to 1. */
    public final double share(C kind) {
        return (double) cards(kind) / size;
    }
}
