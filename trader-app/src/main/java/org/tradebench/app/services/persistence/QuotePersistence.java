package org.tradebench.app.services.persistence;

import static org.tradebench.app.services.persistence.Queries.one;

import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.FlushModeType;
import jakarta.persistence.PersistenceContext;
import jakarta.persistence.TypedQuery;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.tradebench.app.domain.MarketSummary;
import org.tradebench.app.domain.Money;
import org.tradebench.app.domain.Quote;
import org.tradebench.app.domain.QuoteMoved;
import org.tradebench.app.domain.QuotePriceChange;
import org.tradebench.app.domain.Refusals;

/** Reads and moves quotes, and sums up the market. */
@Dependent
class QuotePersistence {
    private static final int TOP = 5;

    @PersistenceContext(unitName = "trade")
    private EntityManager entities;

    @Inject
    private Event<QuoteMoved> priceChanges;

    Quote find(String symbol) {
        return one(query(QuoteEntity.FIND).setParameter("symbol", symbol), () -> Refusals.noQuote(symbol));
    }

    List<Quote> find(Collection<String> symbols) {
        if (symbols.isEmpty()) {
            return List.of();
        }
        Map<String, Quote> found = new HashMap<>(2 * symbols.size());
        some(List.copyOf(symbols)).getResultList().forEach(quote -> found.put(quote.symbol(), quote));
        return symbols.stream().map(found::get).filter(Objects::nonNull).toList();
    }

    /**
     * Returns a query with a parameter for each symbol, or with up to twice as many, so that there are few statements. Not "in :symbols": Hibernate keeps no plan
     * of a query whose number of parameters depends on its values, and translates it each time.
     */
    private TypedQuery<Quote> some(List<String> symbols) {
        int size = Integer.highestOneBit(2 * symbols.size() - 1);
        TypedQuery<Quote> query = entities.createQuery(
                IntStream.rangeClosed(1, size)
                        .mapToObj(number -> "?" + number)
                        .collect(Collectors.joining(", ", QuoteEntity.SELECT + " where q.symbol in (", ")")),
                Quote.class);
        for (int i = 0; i < size; i++) {
            query.setParameter(i + 1, symbols.get(Math.min(i, symbols.size() - 1)));
        }
        return query;
    }

    List<Quote> findAll() {
        return query(QuoteEntity.FIND_ALL).getResultList();
    }

    Quote create(String symbol, String companyName, BigDecimal price) {
        QuoteEntity quote = new QuoteEntity(symbol, companyName, Money.cents(price));
        entities.persist(quote);
        // Flushed now, so that a taken symbol shows here and not at the commit.
        entities.flush();
        return quote.toRecord();
    }

    /** Moves the price after an order; the observers learn of it once the transaction is committed. */
    Quote move(String symbol, BigDecimal factor, long sharesTraded) {
        return moved(
                entities.createNamedQuery(QuoteEntity.MOVE, QuoteEntity.class)
                        .setParameter("factor", factor)
                        .setParameter("sharesTraded", sharesTraded)
                        .setParameter("symbol", symbol),
                symbol);
    }

    /** Moves the price by no order; the move is kept for the audit. */
    Quote moveByHand(String symbol, BigDecimal factor, long sharesTraded) {
        return moved(
                entities.createNamedQuery(QuoteEntity.MOVE_BY_HAND, QuoteEntity.class)
                        .setParameter(1, factor)
                        .setParameter(2, sharesTraded)
                        .setParameter(3, symbol),
                symbol);
    }

    private Quote moved(TypedQuery<QuoteEntity> move, String symbol) {
        // No flush is needed: the rows that wait to be written are of other tables.
        Quote moved = one(move.setFlushMode(FlushModeType.COMMIT), () -> Refusals.noQuote(symbol))
                .toRecord();
        priceChanges.fire(new QuoteMoved(new QuotePriceChange(moved, Instant.now())));
        return moved;
    }

    MarketSummary summary() {
        // Sums and not means: JPQL's avg is a binary floating point number.
        Object[] sums =
                entities.createNamedQuery(QuoteEntity.SUMS, Object[].class).getSingleResult();
        long quotes = (Long) sums[3];
        return new MarketSummary(
                mean((BigDecimal) sums[0], quotes),
                mean((BigDecimal) sums[1], quotes),
                sums[2] == null ? 0 : (Long) sums[2],
                top(QuoteEntity.GAINERS),
                top(QuoteEntity.LOSERS),
                Instant.now());
    }

    private List<Quote> top(String ranking) {
        return query(ranking).setMaxResults(TOP).getResultList();
    }

    private TypedQuery<Quote> query(String name) {
        return entities.createNamedQuery(name, Quote.class);
    }

    private static BigDecimal mean(BigDecimal sum, long count) {
        return count == 0
                ? Money.cents(BigDecimal.ZERO)
                : sum.divide(BigDecimal.valueOf(count), 2, RoundingMode.HALF_UP);
    }
}
