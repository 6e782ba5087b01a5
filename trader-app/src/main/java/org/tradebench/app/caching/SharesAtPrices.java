package org.tradebench.app.caching;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tradebench.app.domain.Holding;
import org.tradebench.app.domain.Quote;
import org.tradebench.app.services.TradeServices;

/** Puts the prices of now to shares. */
public final class SharesAtPrices {

    private SharesAtPrices() {}

    /**
     * The holdings, priced by the quotes that the services give.
     *
     * @return empty when a quote is missing: the shares are of rows that are no more
     */
    public static Optional<List<Holding>> of(List<Shares> shares, TradeServices quotes) {
        if (shares.isEmpty()) {
            return Optional.of(List.of());
        }
        Map<String, BigDecimal> prices = new HashMap<>();
        for (Quote quote :
                quotes.getQuotes(shares.stream().map(Shares::symbol).distinct().toList())) {
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
}
