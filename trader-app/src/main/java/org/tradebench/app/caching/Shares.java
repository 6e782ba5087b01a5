package org.tradebench.app.caching;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.tradebench.app.domain.Holding;
import org.tradebench.app.domain.Quote;

/**
 * Holds the part of a {@link Holding} that may be cached: everything but its quote's price, which other users' orders change all the time. So no portfolio can
 * be cached at old prices.
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

    public static List<Shares> of(List<Holding> holdings) {
        return holdings.stream().map(Shares::of).toList();
    }

    /**
     * Combines shares with their quotes' current prices.
     *
     * @param quotes reads the quotes of symbols
     * @return empty when a quote is missing: the shares then come from rows that were replaced meanwhile
     */
    public static Optional<List<Holding>> priced(
            List<Shares> shares, Function<Collection<String>, List<Quote>> quotes) {
        if (shares.isEmpty()) {
            return Optional.of(List.of());
        }
        Map<String, BigDecimal> prices = new HashMap<>();
        for (Quote quote :
                quotes.apply(shares.stream().map(Shares::symbol).distinct().toList())) {
            prices.put(quote.symbol(), quote.price());
        }
        List<Holding> holdings = new ArrayList<>(shares.size());
        for (Shares lot : shares) {
            BigDecimal price = prices.get(lot.symbol());
            if (price == null) {
                return Optional.empty();
            }
            holdings.add(lot.at(price));
        }
        return Optional.of(holdings);
    }

    /** Returns the holding at its quote's price. */
    public Holding at(BigDecimal price) {
        return new Holding(holdingId, accountId, symbol, quantity, purchasePrice, purchaseDate, price);
    }
}
