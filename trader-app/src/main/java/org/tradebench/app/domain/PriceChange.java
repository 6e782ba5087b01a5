package org.tradebench.app.domain;

import java.math.BigDecimal;
import java.util.SplittableRandom;

/**
 * Computes the factor by which a completed order moves its quote's price: 1 ± U(0, 0.1) with two decimals.
 *
 * <p>The factor is a function of the seed and the order's number, not of a shared generator: the same script leaves the same prices in every mode, whichever
 * thread completes the order.
 */
public final class PriceChange {
    private PriceChange() {}

    /** Returns the factor of one order, 0.90 to 1.10, two decimals. */
    public static BigDecimal factor(long seed, long orderId) {
        // Odd multiplier of the golden ratio: neighbouring orders start far apart in the generator's
        // sequence.
        SplittableRandom random = new SplittableRandom(seed ^ (orderId * 0x9E3779B97F4A7C15L));
        return Money.cents(BigDecimal.valueOf(0.9 + 0.2 * random.nextDouble()));
    }
}
