package org.tradebench.app.domain;

import java.math.BigDecimal;
import java.util.SplittableRandom;

/**
 * Computes how a completed order moves its quote's price: by a factor 1 ± U(0, 0.1) with two decimals; a price above 400 is halved, a price of one cent is
 * multiplied by 600.
 *
 * <p>The factor is a function of the seed and the order's number, not of a shared generator: the same script leaves the same prices in every mode, whichever
 * thread completes the order.
 */
public final class PriceChange {
    public static final BigDecimal PENNY_PRICE = new BigDecimal("0.01");
    public static final BigDecimal PENNY_MULTIPLIER = BigDecimal.valueOf(600);
    public static final BigDecimal SPLIT_PRICE = BigDecimal.valueOf(400);
    public static final BigDecimal SPLIT_MULTIPLIER = new BigDecimal("0.5");

    private PriceChange() {}

    /** Returns the factor of one order, 0.90 to 1.10, two decimals. */
    public static BigDecimal factor(long seed, long orderId) {
        // Odd multiplier of the golden ratio: neighbouring orders start far apart in the generator's
        // sequence.
        SplittableRandom random = new SplittableRandom(seed ^ (orderId * 0x9E3779B97F4A7C15L));
        return Money.cents(BigDecimal.valueOf(0.9 + 0.2 * random.nextDouble()));
    }

    /** Returns the price after an order with this factor, in cents, half up. */
    public static BigDecimal apply(BigDecimal price, BigDecimal factor) {
        BigDecimal multiplier = factor;
        if (price.compareTo(PENNY_PRICE) <= 0) {
            multiplier = PENNY_MULTIPLIER;
        } else if (price.compareTo(SPLIT_PRICE) > 0) {
            multiplier = SPLIT_MULTIPLIER;
        }
        return Money.cents(price.multiply(multiplier));
    }
}
