package org.tradebench.app.caching.entity;

import jakarta.annotation.Resource;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.EntityManagerFactory;
import jakarta.persistence.PersistenceUnit;
import jakarta.transaction.Status;
import jakarta.transaction.TransactionSynchronizationRegistry;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.hibernate.CacheMode;
import org.hibernate.Session;
import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.AccountProfile;
import org.tradebench.app.domain.Quote;
import org.tradebench.app.domain.Refusals;

/** Reads cached entities by their keys, each call in a session of its own, from Hibernate's second-level cache or by one statement. */
@ApplicationScoped
public class EntityReads {
    @PersistenceUnit(unitName = "trade")
    private EntityManagerFactory unit;

    @Resource(lookup = "java:comp/TransactionSynchronizationRegistry")
    private TransactionSynchronizationRegistry transactions;

    /** Returns whether the caller is in a transaction, whose own changes must not be cached. */
    boolean isInTransaction() {
        return transactions.getTransactionStatus() != Status.STATUS_NO_TRANSACTION;
    }

    Account account(String userId) {
        return find(CachedAccount.class, userId)
                .map(CachedAccount::toRecord)
                .orElseThrow(() -> Refusals.noUser(userId));
    }

    AccountProfile profile(String userId) {
        return find(CachedProfile.class, userId)
                .map(CachedProfile::toRecord)
                .orElseThrow(() -> Refusals.noUser(userId));
    }

    Quote quote(String symbol) {
        return find(CachedQuote.class, symbol).map(CachedQuote::toRecord).orElseThrow(() -> Refusals.noQuote(symbol));
    }

    /** Reads all that are not cached by one statement. */
    List<Quote> quotes(Collection<String> symbols) {
        Map<String, Quote> found = new HashMap<>(2 * symbols.size());
        try (EntityManager entities = unit.createEntityManager()) {
            entities
                    .unwrap(Session.class)
                    .byMultipleIds(CachedQuote.class)
                    .with(CacheMode.NORMAL)
                    .multiLoad(List.copyOf(new LinkedHashSet<>(symbols)))
                    .stream()
                    .filter(Objects::nonNull)
                    .map(CachedQuote::toRecord)
                    .forEach(quote -> found.put(quote.symbol(), quote));
        }
        return symbols.stream().map(found::get).filter(Objects::nonNull).toList();
    }

    private <E> Optional<E> find(Class<E> entity, String key) {
        try (EntityManager entities = unit.createEntityManager()) {
            return Optional.ofNullable(entities.find(entity, key));
        }
    }
}
