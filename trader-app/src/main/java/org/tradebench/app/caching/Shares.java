package org.tradebench.app.caching;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import org.tradebench.app.domain.Holding;

/**
 * A {@link Holding} without its quote's price, which others' orders change all the time. What a cache keeps of a holding is this: a portfolio at old prices
 * cannot even be written down.
 */
public record Shares(
        long holdingId, long accountId, String symbol, long quantity, BigDecimal purchasePrice, Instant purchaseDate) {

    public static Shares of(Holding holding) {
        return new Shares(
                holding.holdingId(),
                holding.accountId(),
                holding.symbol(),
                holding.quantity(),
                holding.purchasePrice(),
                holding.purchaseDate());
    }

    /** In the same order. */
    public static List<Shares> of(List<Holding> holdings) {
        return holdings.stream().map(Shares::of).toList();
    }

    /** The holding as it is worth now. */
    public Holding at(BigDecimal price) {
        return new Holding(holdingId, accountId, symbol, quantity, purchasePrice, purchaseDate, price);
    }
}
