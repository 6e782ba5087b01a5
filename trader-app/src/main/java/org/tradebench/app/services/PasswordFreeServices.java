package org.tradebench.app.services;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.List;
import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.AccountProfile;
import org.tradebench.app.domain.Holding;
import org.tradebench.app.domain.HoldingSums;
import org.tradebench.app.domain.MarketSummary;
import org.tradebench.app.domain.Order;
import org.tradebench.app.domain.Quote;
import org.tradebench.app.domain.TradeException;

/**
 * The operations of the brokerage that take no password: what a runtime mode does, and what a caller asks for, have them in common.
 *
 * <p>Users are named by the id of the session, never by a parameter of the request: whoever calls
 * has authenticated {@code userId}.
 */
public interface PasswordFreeServices {

    /** Counts the logout. */
    void logout(String userId);

    Account getAccountData(String userId);

    AccountProfile getAccountProfileData(String userId);

    /**
     * @throws TradeException NOT_FOUND
     */
    Quote getQuote(String symbol);

    /** The quotes of those symbols that exist, in the order asked, one statement for all of them. */
    List<Quote> getQuotes(Collection<String> symbols);

    /** Every quote, by symbol. For exports and tests: its cost grows with the market. */
    List<Quote> getAllQuotes();

    /**
     * The user's first holdings with their quotes' prices, by holding id, in one statement.
     *
     * @return at most {@link org.tradebench.app.domain.TradeRules#MOST_ROWS}, and one more when there are more
     */
    List<Holding> getHoldings(String userId);

    /** Those after a holding, whether it is there or not; otherwise as {@link #getHoldings}. */
    List<Holding> getHoldingsAfter(String userId, long holdingId);

    /** The sums of all holdings of the user, in one statement. */
    HoldingSums getHoldingSums(String userId);

    /**
     * @throws TradeException NOT_FOUND when there is none or it is another user's
     */
    Holding getHolding(String userId, long holdingId);

    /**
     * @throws TradeException NOT_FOUND when there is none or it is another user's
     */
    Order getOrder(String userId, long orderId);

    /**
     * The user's orders, the newest first.
     *
     * @param limit how many at most, ≥ 1
     */
    List<Order> getOrders(String userId, int limit);

    /** Those before an order, whether it is there or not; otherwise as {@link #getOrders}. */
    List<Order> getOrdersBefore(String userId, long orderId, int limit);

    /**
     * The orders that closed since the last call, now completed: each is announced to its owner once
     * (order alert). At most {@link org.tradebench.app.domain.TradeRules#MOST_ROWS}; more are left for the next call.
     */
    List<Order> getClosedOrders(String userId);

    /**
     * Places an order to buy at the quote's price of now, and processes it as the order processing
     * mode says.
     *
     * @param quantity shares, 1 to {@link org.tradebench.app.domain.TradeRules#MAX_QUANTITY}
     */
    Order buy(String userId, String symbol, long quantity);

    /**
     * Places an order to sell a whole holding, and processes it as the order processing mode says.
     *
     * @throws TradeException NOT_FOUND when the user has no such holding (any more), CONFLICT when an open order sells it
     */
    Order sell(String userId, long holdingId);

    /** Hands an open order to whatever completes it (the order processing mode). */
    void queueOrder(long orderId);

    /**
     * Completes an open order: balance, holding, order and quote in one transaction.
     *
     * @return the order, closed; or cancelled, when the holding that it sells is gone
     * @throws TradeException CONFLICT when the order has ended already
     */
    Order completeOrder(long orderId);

    /**
     * Ends an open order without effect.
     *
     * @throws TradeException CONFLICT when the order has ended already
     */
    Order cancelOrder(long orderId);

    /**
     * Moves a quote's price by a factor (see {@link org.tradebench.app.domain.PriceChange}) and adds
     * to its volume.
     *
     * @param sharesTraded ≥ 0
     */
    Quote updateQuotePriceVolume(String symbol, BigDecimal factor, long sharesTraded);

    /** The market of now, from the database; the caller decides how long it may serve. */
    MarketSummary getMarketSummary();

    /**
     * @throws TradeException CONFLICT when the symbol is taken
     */
    Quote createQuote(String symbol, String companyName, BigDecimal price);

    /** Restores the populated state, with the same rows as after the population. */
    void resetTrade();
}
