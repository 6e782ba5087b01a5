package org.tradebench.app.services.direct;

import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;
import java.math.BigDecimal;
import java.time.Instant;
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
import org.tradebench.app.domain.QuoteMoved;
import org.tradebench.app.domain.QuotePriceChange;
import org.tradebench.app.domain.Registration;
import org.tradebench.app.domain.TradeRules;
import org.tradebench.app.services.CommitProtocol;
import org.tradebench.app.services.IdempotencyKey;
import org.tradebench.app.services.ModeServices;
import org.tradebench.app.services.OrderProcessing;
import org.tradebench.app.services.PopulatedState;
import org.tradebench.app.settings.TradeSettings;

/**
 * Carries out all operations by JDBC, in the transaction of the caller. {@code buy}, {@code sell}, {@code completeOrder}, {@code queueOrder} and {@code
 * updateQuotePriceVolume} need one; the others are one statement, or several that need no common transaction.
 */
public abstract class DirectOperations implements ModeServices {
    @Inject
    private Database database;

    @Inject
    private TradeSettings settings;

    @Inject
    private PopulatedState populatedState;

    @Inject
    private Event<QuoteMoved> priceChanges;

    @Override
    public Optional<Credentials> getCredentials(String userId) {
        return database.run(connection -> Accounts.credentials(connection, userId));
    }

    @Override
    public Account countLogin(String userId) {
        return database.change(connection -> Accounts.countLogin(connection, userId));
    }

    @Override
    public void logout(String userId) {
        database.change(connection -> {
            Accounts.countLogout(connection, userId);
            return userId;
        });
    }

    @Override
    public Account register(Registration registration, String passwordHash) {
        return database.change(connection -> Accounts.register(connection, registration, passwordHash));
    }

    @Override
    public Account getAccountData(String userId) {
        return database.run(connection -> Accounts.find(connection, userId));
    }

    @Override
    public AccountProfile getAccountProfileData(String userId) {
        return database.run(connection -> Profiles.find(connection, userId));
    }

    @Override
    public AccountProfile updateAccountProfile(ProfileUpdate update, String knownHash, String newHash) {
        return database.change(connection -> Profiles.replace(connection, update, knownHash, newHash));
    }

    @Override
    public Quote getQuote(String symbol) {
        return database.run(connection -> Quotes.find(connection, symbol));
    }

    @Override
    public List<Quote> getQuotes(Collection<String> symbols) {
        return database.run(connection -> Quotes.find(connection, symbols));
    }

    @Override
    public List<Quote> getAllQuotes() {
        return database.run(Quotes::findAll);
    }

    @Override
    public List<Holding> getHoldings(String userId) {
        return database.run(connection -> Holdings.first(connection, userId));
    }

    @Override
    public List<Holding> getHoldingsAfter(String userId, long holdingId) {
        return database.run(connection -> Holdings.after(connection, userId, holdingId));
    }

    @Override
    public HoldingSums getHoldingSums(String userId) {
        return database.run(connection -> Holdings.sums(connection, userId));
    }

    @Override
    public Holding getHolding(String userId, long holdingId) {
        return database.run(connection -> Holdings.find(connection, userId, holdingId));
    }

    @Override
    public Order getOrder(String userId, long orderId) {
        return database.run(connection -> Orders.find(connection, userId, orderId));
    }

    @Override
    public List<Order> getOrders(String userId, int limit) {
        return database.run(connection -> Orders.newest(connection, userId, limit));
    }

    @Override
    public List<Order> getOrdersBefore(String userId, long orderId, int limit) {
        return database.run(connection -> Orders.before(connection, userId, orderId, limit));
    }

    @Override
    public List<Order> getClosedOrders(String userId) {
        return database.run(connection -> Orders.announce(connection, userId));
    }

    @Override
    public Order buy(String userId, String symbol, long quantity, IdempotencyKey key, OrderProcessing processing) {
        TradeRules.checkQuantity(quantity);
        CommitProtocol commit = processing.commit();
        Order placed =
                database.run(commit, connection -> OrderPlacement.buy(connection, userId, symbol, quantity, key));
        return processing.process(placed, userId, order -> complete(order.orderId(), commit));
    }

    @Override
    public Order sell(String userId, long holdingId, IdempotencyKey key, OrderProcessing processing) {
        CommitProtocol commit = processing.commit();
        Order placed = database.run(commit, connection -> OrderPlacement.sell(connection, userId, holdingId, key));
        return processing.process(placed, userId, order -> complete(order.orderId(), commit));
    }

    @Override
    public Order queueOrder(long orderId, OrderProcessing processing) {
        CommitProtocol commit = processing.commit();
        Order placed = database.run(commit, connection -> Orders.findOpen(connection, orderId));
        return processing.process(placed, null, order -> complete(order.orderId(), commit));
    }

    @Override
    public Order completeOrder(long orderId, CommitProtocol commit) {
        return complete(orderId, commit);
    }

    private Order complete(long orderId, CommitProtocol commit) {
        OrderCompletion.Outcome outcome = database.run(
                commit,
                connection -> OrderCompletion.complete(
                        connection, orderId, settings.now().priceSeed()));
        outcome.quote().ifPresent(this::publish);
        return outcome.order();
    }

    @Override
    public Order cancelOrder(long orderId) {
        return database.change(connection -> Orders.cancel(connection, orderId));
    }

    @Override
    public Quote updateQuotePriceVolume(String symbol, BigDecimal factor, long sharesTraded) {
        TradeRules.checkPriceMove(factor, sharesTraded);
        Quote moved = database.change(connection -> Quotes.move(connection, symbol, factor, sharesTraded));
        publish(moved);
        return moved;
    }

    @Override
    public MarketSummary getMarketSummary() {
        return database.run(Market::summary);
    }

    @Override
    public Quote createQuote(String symbol, String companyName, BigDecimal price) {
        TradeRules.checkNewPrice(price);
        return database.change(connection -> Quotes.create(connection, symbol, companyName, price));
    }

    @Override
    public void resetTrade() {
        populatedState.restore();
    }

    /** Reaches the observers once the transaction is committed. */
    private void publish(Quote quote) {
        priceChanges.fire(new QuoteMoved(new QuotePriceChange(quote, Instant.now())));
    }
}
