package org.tradebench.app.caching.map;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.tradebench.app.caching.CacheNames;
import org.tradebench.app.caching.InvalidatingServices;
import org.tradebench.app.caching.Shares;
import org.tradebench.app.caching.SharesAtPrices;
import org.tradebench.app.caching.TradeCache;
import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.AccountProfile;
import org.tradebench.app.domain.Holding;
import org.tradebench.app.domain.MarketSummary;
import org.tradebench.app.domain.Order;
import org.tradebench.app.domain.Quote;
import org.tradebench.app.services.TradeServices;
import org.tradebench.cache.DistributedMap;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.coherence.Lease;

/** Answers from a map, else from the database, whose answers it puts there. The values are immutable records. */
public final class MapServices extends InvalidatingServices {

    /** @param services whose operations have committed when they return */
    public MapServices(TradeCache cache, TradeServices services) {
        super(cache, services);
    }

    @Override
    public Account getAccountData(String userId) {
        return kept(
                Account.class,
                Kind.ACCOUNT,
                userId,
                CacheNames.account(userId),
                () -> services().getAccountData(userId));
    }

    @Override
    public AccountProfile getAccountProfileData(String userId) {
        return kept(
                AccountProfile.class,
                Kind.PROFILE,
                userId,
                CacheNames.profile(userId),
                () -> services().getAccountProfileData(userId));
    }

    @Override
    public Quote getQuote(String symbol) {
        return kept(
                Quote.class,
                Kind.QUOTE,
                symbol,
                CacheNames.quote(symbol),
                () -> services().getQuote(symbol));
    }

    /** All that are not in the map by one statement. Who misses the same quote at the same moment asks for it, too. */
    @Override
    public List<Quote> getQuotes(Collection<String> symbols) {
        DistributedMap map = cache().answers();
        if (map == null) {
            return services().getQuotes(symbols);
        }
        Map<String, Quote> quotes = new HashMap<>(2 * symbols.size());
        Set<String> missing = new LinkedHashSet<>();
        for (String symbol : symbols) {
            Quote quote = (Quote) map.get(Kind.QUOTE.id(symbol), Kind.QUOTE.options());
            if (quote == null) {
                missing.add(symbol);
            } else {
                quotes.put(symbol, quote);
            }
        }
        if (!missing.isEmpty()) {
            Lease lease = map.lease();
            for (Quote quote : services().getQuotes(missing)) {
                String symbol = quote.symbol();
                map.fill(Kind.QUOTE.id(symbol), quote, Kind.QUOTE.options(CacheNames.quote(symbol)), lease);
                quotes.put(symbol, quote);
            }
        }
        return symbols.stream().map(quotes::get).filter(Objects::nonNull).toList();
    }

    /** Shares by their owner, prices by their quotes; a miss of the shares brings both by one statement. */
    @Override
    public List<Holding> getHoldings(String userId) {
        AtomicReference<List<Holding>> read = new AtomicReference<>();
        List<Shares> shares = keptList(Kind.HOLDINGS, userId, CacheNames.holdings(userId), () -> {
            List<Holding> holdings = services().getHoldings(userId);
            read.set(holdings);
            return Shares.of(holdings);
        });
        if (read.get() != null) {
            return read.get();
        }
        return SharesAtPrices.of(shares, this).orElseGet(() -> services().getHoldings(userId));
    }

    @Override
    public List<Order> getOrders(String userId, int limit) {
        // A list without an end is no entry of a cache that counts entries.
        return limit > TradeCache.MOST_ORDERS
                ? services().getOrders(userId, limit)
                : keptList(
                        Kind.ORDERS,
                        userId + ':' + limit,
                        CacheNames.orders(userId),
                        () -> services().getOrders(userId, limit));
    }

    /** That there is nothing to announce is remembered until an order completes; what is announced is nobody else's to see. */
    @Override
    public List<Order> getClosedOrders(String userId) {
        AtomicReference<List<Order>> announced = new AtomicReference<>(List.of());
        keptList(Kind.CLOSED_ORDERS, userId, CacheNames.closedOrders(userId), () -> {
            announced.set(super.getClosedOrders(userId));
            return announced.get().isEmpty() ? List.<Order>of() : null;
        });
        return announced.get();
    }

    @Override
    public MarketSummary getMarketSummary() {
        return kept(
                MarketSummary.class,
                Kind.MARKET_SUMMARY,
                "",
                CacheNames.MARKET_SUMMARY,
                () -> services().getMarketSummary());
    }

    @SuppressWarnings("unchecked") // Nothing else is put under this kind's ids.
    private <T> List<T> keptList(Kind kind, String key, String group, Supplier<List<T>> source) {
        return kept(List.class, kind, key, group, source);
    }

    private <T> T kept(Class<T> type, Kind kind, String key, String group, Supplier<? extends T> source) {
        DistributedMap map = cache().answers();
        if (map == null) {
            return source.get();
        }
        EntryOptions options = kind.options(group);
        return type.cast(map.get(kind.id(key), id -> source.get(), options));
    }
}
