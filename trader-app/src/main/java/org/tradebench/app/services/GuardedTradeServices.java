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

/** The operations of one mode, each under a {@link Guard}; those that place orders as the order processing mode wants it. */
final class GuardedTradeServices implements TradeServices {

    private final TradeServices services;
    private final Guard guard;
    private final OrderPlacing placing;
    private final OrderTally tally;

    GuardedTradeServices(TradeServices services, Guard guard, OrderPlacing placing, OrderTally tally) {
        this.services = services;
        this.guard = guard;
        this.placing = placing;
        this.tally = tally;
    }

    @Override
    public Account login(String userId, String password) {
        return guard.run(() -> services.login(userId, password));
    }

    @Override
    public void logout(String userId) {
        guard.run(() -> {
            services.logout(userId);
            return null;
        });
    }

    @Override
    public Account register(Registration registration) {
        return guard.run(() -> services.register(registration));
    }

    @Override
    public Account getAccountData(String userId) {
        return guard.run(() -> services.getAccountData(userId));
    }

    @Override
    public AccountProfile getAccountProfileData(String userId) {
        return guard.run(() -> services.getAccountProfileData(userId));
    }

    @Override
    public AccountProfile updateAccountProfile(ProfileUpdate update) {
        return guard.run(() -> services.updateAccountProfile(update));
    }

    @Override
    public Quote getQuote(String symbol) {
        return guard.run(() -> services.getQuote(symbol));
    }

    @Override
    public List<Quote> getQuotes(Collection<String> symbols) {
        return guard.run(() -> services.getQuotes(symbols));
    }

    @Override
    public List<Quote> getAllQuotes() {
        return guard.run(() -> services.getAllQuotes());
    }

    @Override
    public List<Holding> getHoldings(String userId) {
        return guard.run(() -> services.getHoldings(userId));
    }

    @Override
    public List<Holding> getHoldingsAfter(String userId, long holdingId) {
        return guard.run(() -> services.getHoldingsAfter(userId, holdingId));
    }

    @Override
    public HoldingSums getHoldingSums(String userId) {
        return guard.run(() -> services.getHoldingSums(userId));
    }

    @Override
    public Holding getHolding(String userId, long holdingId) {
        return guard.run(() -> services.getHolding(userId, holdingId));
    }

    @Override
    public Order getOrder(String userId, long orderId) {
        return guard.run(() -> services.getOrder(userId, orderId));
    }

    @Override
    public List<Order> getOrders(String userId, int limit) {
        return guard.run(() -> services.getOrders(userId, limit));
    }

    @Override
    public List<Order> getOrdersBefore(String userId, long orderId, int limit) {
        return guard.run(() -> services.getOrdersBefore(userId, orderId, limit));
    }

    @Override
    public List<Order> getClosedOrders(String userId) {
        return guard.run(() -> services.getClosedOrders(userId));
    }

    @Override
    public Order buy(String userId, String symbol, long quantity) {
        return tally.buy(() -> guard.run(() -> placing.place(() -> services.buy(userId, symbol, quantity))));
    }

    @Override
    public Order sell(String userId, long holdingId) {
        return tally.sell(() -> guard.run(() -> placing.place(() -> services.sell(userId, holdingId))));
    }

    @Override
    public void queueOrder(long orderId) {
        guard.run(() -> placing.place(() -> {
            services.queueOrder(orderId);
            return null;
        }));
    }

    @Override
    public Order completeOrder(long orderId) {
        return guard.run(() -> services.completeOrder(orderId));
    }

    @Override
    public Order cancelOrder(long orderId) {
        return guard.run(() -> services.cancelOrder(orderId));
    }

    @Override
    public Quote updateQuotePriceVolume(String symbol, BigDecimal factor, long sharesTraded) {
        return guard.run(() -> services.updateQuotePriceVolume(symbol, factor, sharesTraded));
    }

    @Override
    public MarketSummary getMarketSummary() {
        return guard.run(() -> services.getMarketSummary());
    }

    @Override
    public Quote createQuote(String symbol, String companyName, BigDecimal price) {
        return guard.run(() -> services.createQuote(symbol, companyName, price));
    }

    @Override
    public void resetTrade() {
        guard.run(() -> {
            services.resetTrade();
            return null;
        });
    }
}
