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
import org.jspecify.annotations.Nullable;
import org.tradebench.app.caching.Shares;
import org.tradebench.app.caching.TradeCache;
import org.tradebench.app.domain.Holding;
import org.tradebench.app.domain.Order;
import org.tradebench.app.domain.Quote;
import org.tradebench.app.services.PipelineStage;
import org.tradebench.app.services.TradeOperation;
import org.tradebench.app.services.TradeReads.AccountRead;
import org.tradebench.app.services.TradeReads.HoldingsRead;
import org.tradebench.app.services.TradeReads.MarketSummaryRead;
import org.tradebench.app.services.TradeReads.OrdersRead;
import org.tradebench.app.services.TradeReads.ProfileRead;
import org.tradebench.app.services.TradeReads.QuoteRead;
import org.tradebench.app.services.TradeReads.QuotesRead;
import org.tradebench.app.services.TradeServices;
import org.tradebench.app.services.TradeUpdates.AnnouncedOrdersUpdate;
import org.tradebench.cache.DistributedMap;
import org.tradebench.cache.coherence.Lease;

/** Answers reads from a map, else from the database, whose answers it puts there. The values are immutable records. */
public record MapStage(TradeCache cache) implements PipelineStage {
    @Override
    @SuppressWarnings("unchecked") // Each kind's entries hold the answers of its operation only.
    public <T> T call(TradeOperation<T> operation, TradeServices next) {
        DistributedMap map = cache.answers();
        if (map == null) {
            return next.call(operation);
        }
        Object answer;
        if (operation instanceof AccountRead read) {
            answer = cached(map, EntryKind.ACCOUNT, read.userId(), () -> next.call(read));
        } else if (operation instanceof ProfileRead read) {
            answer = cached(map, EntryKind.PROFILE, read.userId(), () -> next.call(read));
        } else if (operation instanceof QuoteRead read) {
            answer = cached(map, EntryKind.QUOTE, read.symbol(), () -> next.call(read));
        } else if (operation instanceof QuotesRead read) {
            answer = quotes(map, read.symbols(), next);
        } else if (operation instanceof HoldingsRead read) {
            answer = holdings(map, read, next);
        } else if (operation instanceof OrdersRead read && read.limit() <= TradeCache.MAX_ORDERS) {
            // A longer list is not cached: the cache counts entries, not their sizes.
            answer = cached(
                    map, EntryKind.ORDERS, read.userId(), read.userId() + ':' + read.limit(), () -> next.call(read));
        } else if (operation instanceof AnnouncedOrdersUpdate update) {
            answer = announced(map, update, next);
        } else if (operation instanceof MarketSummaryRead read) {
            answer = cached(map, EntryKind.MARKET_SUMMARY, "", () -> next.call(read));
        } else {
            return next.call(operation);
        }
        return (T) answer;
    }

    /** Reads all that are not in the map by one statement. Concurrent misses of the same quote each read it. */
    private static List<Quote> quotes(DistributedMap map, Collection<String> symbols, TradeServices next) {
        Map<String, Quote> quotes = new HashMap<>(2 * symbols.size());
        Set<String> missing = new LinkedHashSet<>();
        for (String symbol : symbols) {
            Quote quote = (Quote) map.get(EntryKind.QUOTE.id(symbol), EntryKind.QUOTE.options());
            if (quote == null) {
                missing.add(symbol);
            } else {
                quotes.put(symbol, quote);
            }
        }
        if (!missing.isEmpty()) {
            Lease lease = map.lease();
            for (Quote quote : next.getQuotes(missing)) {
                String symbol = quote.symbol();
                map.fill(EntryKind.QUOTE.id(symbol), quote, EntryKind.QUOTE.options(symbol), lease);
                quotes.put(symbol, quote);
            }
        }
        return symbols.stream().map(quotes::get).filter(Objects::nonNull).toList();
    }

    /** Caches shares by their owner, prices by their quotes; a miss of the shares reads both by one statement. */
    @SuppressWarnings("unchecked") // Only lists of shares are cached as holdings.
    private static List<Holding> holdings(DistributedMap map, HoldingsRead read, TradeServices next) {
        AtomicReference<@Nullable List<Holding>> priced = new AtomicReference<>();
        List<Shares> shares = (List<Shares>) cached(map, EntryKind.HOLDINGS, read.userId(), () -> {
            List<Holding> holdings = next.call(read);
            priced.set(holdings);
            return Shares.of(holdings);
        });
        List<Holding> holdings = priced.get();
        return holdings != null
                ? holdings
                : Shares.priced(shares, symbols -> quotes(map, symbols, next)).orElseGet(() -> next.call(read));
    }

    /** Caches that there is nothing to announce, until an order completes; what is announced is for this caller only. */
    private static List<Order> announced(DistributedMap map, AnnouncedOrdersUpdate update, TradeServices next) {
        AtomicReference<List<Order>> announced = new AtomicReference<>(List.of());
        Object unused = cached(map, EntryKind.CLOSED_ORDERS, update.userId(), () -> {
            List<Order> read = next.call(update);
            announced.set(read);
            return read.isEmpty() ? read : null;
        });
        return Objects.requireNonNull(announced.get());
    }

    private static Object cached(DistributedMap map, EntryKind kind, String key, Supplier<@Nullable Object> source) {
        return cached(map, kind, key, key, source);
    }

    @SuppressWarnings("NullAway") // null only where the source gives null, which only the one of closed orders does
    private static Object cached(
            DistributedMap map, EntryKind kind, String owner, String key, Supplier<@Nullable Object> source) {
        return map.get(kind.id(key), id -> source.get(), kind.options(owner));
    }
}
