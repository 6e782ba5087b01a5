package org.tradebench.app.domain;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Computes exactly in dollars and cents. */
public final class Money {
    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

    private Money() {}

    /** Rounds half up to cents. */
    public static BigDecimal cents(BigDecimal amount) {
        return amount.setScale(2, RoundingMode.HALF_UP);
    }

    /** Returns {@code part} in percent of {@code whole}, two decimals, half up; 0.00 when the whole is zero. */
    public static BigDecimal percent(BigDecimal part, BigDecimal whole) {
        return whole.signum() == 0
                ? BigDecimal.ZERO.setScale(2)
                : part.multiply(HUNDRED).divide(whole, 2, RoundingMode.HALF_UP);
    }

    public static BigDecimal worth(BigDecimal price, long quantity) {
        return price.multiply(BigDecimal.valueOf(quantity));
    }
}
