package org.tradebench.app.services;

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
import org.tradebench.app.domain.Registration;
import org.tradebench.app.domain.TradeException;

/**
 * Carries out the operations of {@link TradeServices} in one runtime mode, each in a transaction of its own, or in the caller's. Of the operations that take a
 * password it has the parts that touch the database: passwords are verified and hashed between them, while no connection is held.
 */
public interface ModeServices {
    /** Returns the user's stored credentials; empty when there is no such user. */
    Optional<Credentials> getCredentials(String userId);

    /**
     * Counts the login and dates it.
     *
     * @return the account afterwards, which may have changed since the user's hash was read
     */
    Account countLogin(String userId);

    void logout(String userId);

    /**
     * Creates profile and account, with a login count of 1.
     *
     * @throws TradeException CONFLICT when the user id is taken
     */
    Account register(Registration registration, String passwordHash);

    Account getAccountData(String userId);

    AccountProfile getAccountProfileData(String userId);

    /**
     * Replaces all values of the profile. With another hash the account's credential version goes up by one.
     *
     * @param knownHash by which the user was verified
     * @param newHash the same when the password stays
     * @throws TradeException CONFLICT when another hash than the known one is stored by now
     */
    AccountProfile updateAccountProfile(ProfileUpdate update, String knownHash, String newHash);

    Quote getQuote(String symbol);

    List<Quote> getQuotes(Collection<String> symbols);

    List<Quote> getAllQuotes();

    List<Holding> getHoldings(String userId);

    List<Holding> getHoldingsAfter(String userId, long holdingId);

    HoldingSums getHoldingSums(String userId);

    Holding getHolding(String userId, long holdingId);

    Order getOrder(String userId, long orderId);

    List<Order> getOrders(String userId, int limit);

    List<Order> getOrdersBefore(String userId, long orderId, int limit);

    List<Order> getClosedOrders(String userId);

    /**
     * Places an order to buy and processes it in the same transaction.
     *
     * @throws TradeException CONFLICT when the user has placed an order under the key before
     */
    Order buy(String userId, String symbol, long quantity, IdempotencyKey key, OrderProcessing processing);

    /** Places an order to sell; otherwise as {@link #buy}. */
    Order sell(String userId, long holdingId, IdempotencyKey key, OrderProcessing processing);

    /** Processes an open order. */
    Order queueOrder(long orderId, OrderProcessing processing);

    /** @param commit how the transaction will be committed, which its connection must be able to do */
    Order completeOrder(long orderId, CommitProtocol commit);

    Order cancelOrder(long orderId);

    Quote updateQuotePriceVolume(String symbol, BigDecimal factor, long sharesTraded);

    MarketSummary getMarketSummary();

    Quote createQuote(String symbol, String companyName, BigDecimal price);

    void resetTrade();
}
