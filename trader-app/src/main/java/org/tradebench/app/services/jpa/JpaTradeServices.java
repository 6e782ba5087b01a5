package org.tradebench.app.services.jpa;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.transaction.Transactional;
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
import org.tradebench.app.services.Credentials;
import org.tradebench.app.services.ForMode;
import org.tradebench.app.services.ModeServices;
import org.tradebench.app.services.persistence.TradePersistence;
import org.tradebench.app.settings.RuntimeMode;

/** JPA mode: the interceptor of {@code @Transactional} begins and ends what changes rows. */
@ApplicationScoped
@ForMode(RuntimeMode.JPA)
public class JpaTradeServices implements ModeServices {

    @Inject
    private TradePersistence operations;

    @Override
    public Credentials getCredentials(String userId) {
        return operations.getCredentials(userId);
    }

    @Transactional
    @Override
    public Account countLogin(Account account) {
        return operations.countLogin(account);
    }

    @Transactional
    @Override
    public void logout(String userId) {
        operations.logout(userId);
    }

    @Transactional
    @Override
    public Account register(Registration registration, String passwordHash) {
        return operations.register(registration, passwordHash);
    }

    @Override
    public Account getAccountData(String userId) {
        return operations.getAccountData(userId);
    }

    @Override
    public AccountProfile getAccountProfileData(String userId) {
        return operations.getAccountProfileData(userId);
    }

    @Transactional
    @Override
    public AccountProfile updateAccountProfile(ProfileUpdate update, String knownHash, String newHash) {
        return operations.updateAccountProfile(update, knownHash, newHash);
    }

    @Override
    public Quote getQuote(String symbol) {
        return operations.getQuote(symbol);
    }

    @Override
    public List<Quote> getQuotes(Collection<String> symbols) {
        return operations.getQuotes(symbols);
    }

    @Override
    public List<Quote> getAllQuotes() {
        return operations.getAllQuotes();
    }

    @Override
    public List<Holding> getHoldings(String userId) {
        return operations.getHoldings(userId);
    }

    @Override
    public List<Holding> getHoldingsAfter(String userId, long holdingId) {
        return operations.getHoldingsAfter(userId, holdingId);
    }

    @Override
    public HoldingSums getHoldingSums(String userId) {
        return operations.getHoldingSums(userId);
    }

    @Override
    public Holding getHolding(String userId, long holdingId) {
        return operations.getHolding(userId, holdingId);
    }

    @Override
    public Order getOrder(String userId, long orderId) {
        return operations.getOrder(userId, orderId);
    }

    @Override
    public List<Order> getOrders(String userId, int limit) {
        return operations.getOrders(userId, limit);
    }

    @Override
    public List<Order> getOrdersBefore(String userId, long orderId, int limit) {
        return operations.getOrdersBefore(userId, orderId, limit);
    }

    @Override
    public List<Order> getClosedOrders(String userId) {
        return operations.getClosedOrders(userId);
    }

    @Transactional
    @Override
    public Order buy(String userId, String symbol, long quantity) {
        return operations.buy(userId, symbol, quantity);
    }

    @Transactional
    @Override
    public Order sell(String userId, long holdingId) {
        return operations.sell(userId, holdingId);
    }

    @Transactional
    @Override
    public void queueOrder(long orderId) {
        operations.queueOrder(orderId);
    }

    @Transactional
    @Override
    public Order completeOrder(long orderId) {
        return operations.completeOrder(orderId);
    }

    @Transactional
    @Override
    public Order cancelOrder(long orderId) {
        return operations.cancelOrder(orderId);
    }

    @Transactional
    @Override
    public Quote updateQuotePriceVolume(String symbol, BigDecimal factor, long sharesTraded) {
        return operations.updateQuotePriceVolume(symbol, factor, sharesTraded);
    }

    @Override
    public MarketSummary getMarketSummary() {
        return operations.getMarketSummary();
    }

    @Transactional
    @Override
    public Quote createQuote(String symbol, String companyName, BigDecimal price) {
        return operations.createQuote(symbol, companyName, price);
    }

    @Override
    public void resetTrade() {
        operations.resetTrade();
    }
}
