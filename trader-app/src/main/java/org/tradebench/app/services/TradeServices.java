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
import org.tradebench.app.domain.ProfileUpdate;
import org.tradebench.app.domain.Quote;
import org.tradebench.app.domain.Registration;
import org.tradebench.app.domain.TradeException;

/**
 * Offers all operations of the brokerage (DayTrader's {@code TradeServices}). Each method makes a {@link TradeOperation} of its arguments; {@link #call} is all
 * that a stage of the pipeline or a runtime mode implements. Every runtime mode gives the same answers, leaves the same rows, takes locks in the order
 * order → account → holding → quote, and refuses with {@link TradeException} before anything has changed.
 *
 * <p>Users are named by the id of the session, never by a parameter of the request: the caller has authenticated {@code userId}.
 */
public interface TradeServices {
    /** Carries out an operation; what it changed is committed when this returns. */
    <T> T call(TradeOperation<T> operation);

    /**
     * Checks the password, counts the login and dates it.
     *
     * @throws TradeException NOT_AUTHENTICATED for an unknown user and a wrong password alike
     */
    default Account login(String userId, String password) {
        return call(new TradeUpdates.LoginUpdate(userId, password));
    }

    /** Counts the logout. */
    default void logout(String userId) {
        call(new TradeUpdates.LogoutUpdate(userId));
    }

    /**
     * Creates profile and account and logs the new user in (login count 1).
     *
     * @throws TradeException CONFLICT when the user id is taken
     */
    default Account register(Registration registration) {
        return call(new TradeUpdates.RegistrationUpdate(registration));
    }

    default Account getAccountData(String userId) {
        return call(new TradeReads.AccountRead(userId));
    }

    default AccountProfile getAccountProfileData(String userId) {
        return call(new TradeReads.ProfileRead(userId));
    }

    /**
     * Replaces all values of the profile. Another password ends every session and token that was begun by the old one.
     *
     * @throws TradeException NOT_AUTHENTICATED when the password is another one and the current one is wrong or missing
     */
    default AccountProfile updateAccountProfile(ProfileUpdate update) {
        return call(new TradeUpdates.NewProfileUpdate(update));
    }

    /**
     * @throws TradeException NOT_FOUND
     */
    default Quote getQuote(String symbol) {
        return call(new TradeReads.QuoteRead(symbol));
    }

    /** Reads the quotes of those symbols that exist, in the order asked, by one statement for all of them. */
    default List<Quote> getQuotes(Collection<String> symbols) {
        return call(new TradeReads.QuotesRead(symbols));
    }

    /** Reads every quote, by symbol. For exports and tests: its cost grows with the market. */
    default List<Quote> getAllQuotes() {
        return call(new TradeReads.AllQuotesRead());
    }

    /**
     * Reads the user's first holdings with their quotes' prices, by holding id, in one statement.
     *
     * @return at most {@link org.tradebench.app.domain.TradeRules#MAX_ROWS}, and one more when there are more
     */
    default List<Holding> getHoldings(String userId) {
        return call(new TradeReads.HoldingsRead(userId));
    }

    /** Reads those after a holding, whether it is there or not; otherwise as {@link #getHoldings}. */
    default List<Holding> getHoldingsAfter(String userId, long holdingId) {
        return call(new TradeReads.HoldingsAfterRead(userId, holdingId));
    }

    /** Sums up all holdings of the user, in one statement. */
    default HoldingSums getHoldingSums(String userId) {
        return call(new TradeReads.HoldingSumsRead(userId));
    }

    /**
     * @throws TradeException NOT_FOUND when there is none or it is another user's
     */
    default Holding getHolding(String userId, long holdingId) {
        return call(new TradeReads.HoldingRead(userId, holdingId));
    }

    /**
     * @throws TradeException NOT_FOUND when there is none or it is another user's
     */
    default Order getOrder(String userId, long orderId) {
        return call(new TradeReads.OrderRead(userId, orderId));
    }

    /**
     * Reads the user's orders, the newest first.
     *
     * @param limit how many at most, ≥ 1
     */
    default List<Order> getOrders(String userId, int limit) {
        return call(new TradeReads.OrdersRead(userId, limit));
    }

    /** Reads those before an order, whether it is there or not; otherwise as {@link #getOrders}. */
    default List<Order> getOrdersBefore(String userId, long orderId, int limit) {
        return call(new TradeReads.OrdersBeforeRead(userId, orderId, limit));
    }

    /**
     * Announces the orders that closed since the last call, now completed: each once, to its owner (order alert). At most {@link
     * org.tradebench.app.domain.TradeRules#MAX_ROWS}; more are left for the next call.
     */
    default List<Order> getClosedOrders(String userId) {
        return call(new TradeUpdates.AnnouncedOrdersUpdate(userId));
    }

    /**
     * Places an order to buy at the quote's current price; the order processing mode in force says when it is completed.
     *
     * @param quantity shares, 1 to {@link org.tradebench.app.domain.TradeRules#MAX_QUANTITY}
     * @return the order; when one was placed under the key before, that one as it is now
     * @throws TradeException CONFLICT when the key belongs to another request
     */
    default Order buy(String userId, String symbol, long quantity, IdempotencyKey key) {
        return call(new TradeUpdates.BuyUpdate(userId, symbol, quantity, key));
    }

    /**
     * Places an order to sell a whole holding; otherwise as {@link #buy}.
     *
     * @throws TradeException NOT_FOUND when the user has no such holding (any more), CONFLICT when an open order sells it, or the key belongs to another request
     */
    default Order sell(String userId, long holdingId, IdempotencyKey key) {
        return call(new TradeUpdates.SellUpdate(userId, holdingId, key));
    }

    /** Hands an open order to order processing. */
    default void queueOrder(long orderId) {
        call(new TradeUpdates.QueueUpdate(orderId));
    }

    /**
     * Completes an open order: balance, holding, order and quote in one transaction.
     *
     * @return the order, closed; or cancelled, when the holding that it sells is gone
     * @throws TradeException CONFLICT when the order has ended already
     */
    default Order completeOrder(long orderId) {
        return call(new TradeUpdates.CompletionUpdate(orderId));
    }

    /**
     * Ends an open order without effect.
     *
     * @throws TradeException CONFLICT when the order has ended already
     */
    default Order cancelOrder(long orderId) {
        return call(new TradeUpdates.CancellationUpdate(orderId));
    }

    /**
     * Moves a quote's price by a factor (see {@link PriceMove}) and adds to its volume.
     *
     * @param sharesTraded ≥ 0
     */
    default Quote updateQuotePriceVolume(String symbol, BigDecimal factor, long sharesTraded) {
        return call(new TradeUpdates.PriceUpdate(symbol, factor, sharesTraded));
    }

    /** Sums up the market. */
    default MarketSummary getMarketSummary() {
        return call(new TradeReads.MarketSummaryRead());
    }

    /**
     * @throws TradeException CONFLICT when the symbol is taken
     */
    default Quote createQuote(String symbol, String companyName, BigDecimal price) {
        return call(new TradeUpdates.NewQuoteUpdate(symbol, companyName, price));
    }

    /** Restores the populated state, with the same rows as after the population. */
    default void resetTrade() {
        call(new TradeUpdates.ResetUpdate());
    }
}
