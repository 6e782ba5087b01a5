package org.tradebench.app.services.persistence;

import static org.tradebench.app.services.persistence.Queries.now;
import static org.tradebench.app.services.persistence.Queries.one;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.persistence.TypedQuery;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.AccountProfile;
import org.tradebench.app.domain.Credentials;
import org.tradebench.app.domain.Holding;
import org.tradebench.app.domain.HoldingSums;
import org.tradebench.app.domain.MarketSummary;
import org.tradebench.app.domain.Order;
import org.tradebench.app.domain.ProfileUpdate;
import org.tradebench.app.domain.Quote;
import org.tradebench.app.domain.Refusals;
import org.tradebench.app.domain.Registration;
import org.tradebench.app.domain.TradeRules;
import org.tradebench.app.services.CommitProtocol;
import org.tradebench.app.services.IdempotencyKey;
import org.tradebench.app.services.ModeServices;
import org.tradebench.app.services.OrderProcessing;
import org.tradebench.app.services.PopulatedState;
import org.tradebench.app.services.source.UnitConnections;

/**
 * Carries out all operations by Jakarta Persistence, in the transaction of the caller. Reads go straight into records and need no transaction; what changes
 * rows needs one. Money is changed by {@code update} queries, never by reading, computing and writing back.
 */
public abstract class TradePersistence implements ModeServices {
    @PersistenceContext(unitName = "trade")
    private EntityManager entities;

    @Inject
    private QuotePersistence quotes;

    @Inject
    private OrderPersistence orders;

    @Inject
    private PopulatedState populatedState;

    @Override
    public Optional<Credentials> getCredentials(String userId) {
        Object[] row = one(query(AccountEntity.FIND_WITH_HASH, Object[].class).setParameter("userId", userId));
        return Optional.ofNullable(row).map(found -> new Credentials((Account) found[0], (String) found[1]));
    }

    @Override
    public Account countLogin(String userId) {
        return one(
                        query(AccountEntity.COUNT_LOGIN, AccountEntity.class).setParameter("userId", userId),
                        () -> Refusals.noUser(userId))
                .toRecord();
    }

    @Override
    public void logout(String userId) {
        changed(
                entities.createNamedQuery(AccountEntity.COUNT_LOGOUT)
                        .setParameter("userId", userId)
                        .executeUpdate(),
                userId);
    }

    @Override
    public Account register(Registration registration, String passwordHash) {
        entities.persist(new ProfileEntity(registration, passwordHash));
        AccountEntity account = new AccountEntity(registration.userId(), registration.openBalance(), now());
        // The account's number comes from its insert, which sends the profile's insert before it.
        entities.persist(account);
        return account.toRecord();
    }

    @Override
    public Account getAccountData(String userId) {
        return one(
                query(AccountEntity.FIND, Account.class).setParameter("userId", userId), () -> Refusals.noUser(userId));
    }

    @Override
    public AccountProfile getAccountProfileData(String userId) {
        return one(
                query(ProfileEntity.FIND, AccountProfile.class).setParameter("userId", userId),
                () -> Refusals.noUser(userId));
    }

    @Override
    public AccountProfile updateAccountProfile(ProfileUpdate update, String knownHash, String newHash) {
        int replaced = entities.createNamedQuery(ProfileEntity.REPLACE)
                .setParameter("passwordHash", newHash)
                .setParameter("fullName", update.fullName())
                .setParameter("address", update.address())
                .setParameter("email", update.email())
                .setParameter("creditCard", update.newCreditCard())
                .setParameter("userId", update.userId())
                .setParameter("knownHash", knownHash)
                .executeUpdate();
        if (replaced == 0) {
            throw Refusals.passwordChangedMeanwhile();
        }
        if (!newHash.equals(knownHash)) {
            entities.createNamedQuery(AccountEntity.COUNT_PASSWORD)
                    .setParameter("userId", update.userId())
                    .executeUpdate();
        }
        return new AccountProfile(
                update.userId(), update.fullName(), update.address(), update.email(), update.creditCard());
    }

    @Override
    public Quote getQuote(String symbol) {
        return quotes.find(symbol);
    }

    @Override
    public List<Quote> getQuotes(Collection<String> symbols) {
        return quotes.find(symbols);
    }

    @Override
    public List<Quote> getAllQuotes() {
        return quotes.findAll();
    }

    @Override
    public List<Holding> getHoldings(String userId) {
        return query(HoldingEntity.OF_USER, Holding.class)
                .setParameter("userId", userId)
                .setMaxResults(TradeRules.MAX_ROWS + 1)
                .getResultList();
    }

    @Override
    public List<Holding> getHoldingsAfter(String userId, long holdingId) {
        return query(HoldingEntity.OF_USER_AFTER, Holding.class)
                .setParameter("userId", userId)
                .setParameter("holdingId", holdingId)
                .setMaxResults(TradeRules.MAX_ROWS + 1)
                .getResultList();
    }

    @Override
    public HoldingSums getHoldingSums(String userId) {
        return query(HoldingEntity.SUMS, HoldingSums.class)
                .setParameter("userId", userId)
                .getSingleResult();
    }

    @Override
    public Holding getHolding(String userId, long holdingId) {
        return one(
                query(HoldingEntity.FIND, Holding.class)
                        .setParameter("userId", userId)
                        .setParameter("holdingId", holdingId),
                () -> Refusals.noHolding(holdingId));
    }

    @Override
    public Order getOrder(String userId, long orderId) {
        return one(
                query(OrderEntity.FIND_OWN, Order.class)
                        .setParameter("userId", userId)
                        .setParameter("orderId", orderId),
                () -> Refusals.noOrder(orderId));
    }

    @Override
    public List<Order> getOrders(String userId, int limit) {
        return query(OrderEntity.NEWEST, Order.class)
                .setParameter("userId", userId)
                .setMaxResults(limit)
                .getResultList();
    }

    @Override
    public List<Order> getOrdersBefore(String userId, long orderId, int limit) {
        return query(OrderEntity.BEFORE, Order.class)
                .setParameter("userId", userId)
                .setParameter("orderId", orderId)
                .setMaxResults(limit)
                .getResultList();
    }

    @Override
    public List<Order> getClosedOrders(String userId) {
        return orders.announce(userId);
    }

    @Override
    public Order buy(String userId, String symbol, long quantity, IdempotencyKey key, OrderProcessing processing) {
        return UnitConnections.with(processing.commit(), () -> orders.buy(userId, symbol, quantity, key, processing));
    }

    @Override
    public Order sell(String userId, long holdingId, IdempotencyKey key, OrderProcessing processing) {
        return UnitConnections.with(processing.commit(), () -> orders.sell(userId, holdingId, key, processing));
    }

    @Override
    public Order queueOrder(long orderId, OrderProcessing processing) {
        return UnitConnections.with(processing.commit(), () -> orders.queue(orderId, processing));
    }

    @Override
    public Order completeOrder(long orderId, CommitProtocol commit) {
        return UnitConnections.with(commit, () -> orders.complete(orderId));
    }

    @Override
    public Order cancelOrder(long orderId) {
        return orders.cancel(orderId);
    }

    @Override
    public Quote updateQuotePriceVolume(String symbol, BigDecimal factor, long sharesTraded) {
        TradeRules.checkPriceMove(factor, sharesTraded);
        return quotes.moveByHand(symbol, factor, sharesTraded);
    }

    @Override
    public MarketSummary getMarketSummary() {
        return quotes.summary();
    }

    @Override
    public Quote createQuote(String symbol, String companyName, BigDecimal price) {
        TradeRules.checkNewPrice(price);
        return quotes.create(symbol, companyName, price);
    }

    @Override
    public void resetTrade() {
        populatedState.restore();
    }

    private <T> TypedQuery<T> query(String name, Class<T> answer) {
        return entities.createNamedQuery(name, answer);
    }

    private static void changed(int rows, String userId) {
        if (rows == 0) {
            throw Refusals.noUser(userId);
        }
    }
}
