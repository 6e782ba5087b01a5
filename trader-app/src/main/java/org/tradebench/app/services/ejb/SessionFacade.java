package org.tradebench.app.services.ejb;

import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
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
import org.tradebench.app.services.ModeServices;

/**
 * What the session beans have in common: the attributes by which the container demarcates. A read is
 * one statement, thus a transaction of its own, and supports one that is there.
 */
@TransactionAttribute(TransactionAttributeType.SUPPORTS)
public abstract class SessionFacade implements ModeServices {

    /** What carries the operations out. */
    protected abstract ModeServices operations();

    @Override
    public Credentials getCredentials(String userId) {
        return operations().getCredentials(userId);
    }

    @TransactionAttribute(TransactionAttributeType.REQUIRED)
    @Override
    public Account countLogin(Account account) {
        return operations().countLogin(account);
    }

    @TransactionAttribute(TransactionAttributeType.REQUIRED)
    @Override
    public void logout(String userId) {
        operations().logout(userId);
    }

    @TransactionAttribute(TransactionAttributeType.REQUIRED)
    @Override
    public Account register(Registration registration, String passwordHash) {
        return operations().register(registration, passwordHash);
    }

    @Override
    public Account getAccountData(String userId) {
        return operations().getAccountData(userId);
    }

    @Override
    public AccountProfile getAccountProfileData(String userId) {
        return operations().getAccountProfileData(userId);
    }

    @TransactionAttribute(TransactionAttributeType.REQUIRED)
    @Override
    public AccountProfile updateAccountProfile(ProfileUpdate update, String knownHash, String newHash) {
        return operations().updateAccountProfile(update, knownHash, newHash);
    }

    @Override
    public Quote getQuote(String symbol) {
        return operations().getQuote(symbol);
    }

    @Override
    public List<Quote> getQuotes(Collection<String> symbols) {
        return operations().getQuotes(symbols);
    }

    @Override
    public List<Quote> getAllQuotes() {
        return operations().getAllQuotes();
    }

    @Override
    public List<Holding> getHoldings(String userId) {
        return operations().getHoldings(userId);
    }

    @Override
    public List<Holding> getHoldingsAfter(String userId, long holdingId) {
        return operations().getHoldingsAfter(userId, holdingId);
    }

    @Override
    public HoldingSums getHoldingSums(String userId) {
        return operations().getHoldingSums(userId);
    }

    @Override
    public Holding getHolding(String userId, long holdingId) {
        return operations().getHolding(userId, holdingId);
    }

    @Override
    public Order getOrder(String userId, long orderId) {
        return operations().getOrder(userId, orderId);
    }

    @Override
    public List<Order> getOrders(String userId, int limit) {
        return operations().getOrders(userId, limit);
    }

    @Override
    public List<Order> getOrdersBefore(String userId, long orderId, int limit) {
        return operations().getOrdersBefore(userId, orderId, limit);
    }

    @Override
    public List<Order> getClosedOrders(String userId) {
        return operations().getClosedOrders(userId);
    }

    @TransactionAttribute(TransactionAttributeType.REQUIRED)
    @Override
    public Order buy(String userId, String symbol, long quantity) {
        return operations().buy(userId, symbol, quantity);
    }

    @TransactionAttribute(TransactionAttributeType.REQUIRED)
    @Override
    public Order sell(String userId, long holdingId) {
        return operations().sell(userId, holdingId);
    }

    @TransactionAttribute(TransactionAttributeType.REQUIRED)
    @Override
    public void queueOrder(long orderId) {
        operations().queueOrder(orderId);
    }

    @TransactionAttribute(TransactionAttributeType.REQUIRED)
    @Override
    public Order completeOrder(long orderId) {
        return operations().completeOrder(orderId);
    }

    @TransactionAttribute(TransactionAttributeType.REQUIRED)
    @Override
    public Order cancelOrder(long orderId) {
        return operations().cancelOrder(orderId);
    }

    @TransactionAttribute(TransactionAttributeType.REQUIRED)
    @Override
    public Quote updateQuotePriceVolume(String symbol, BigDecimal factor, long sharesTraded) {
        return operations().updateQuotePriceVolume(symbol, factor, sharesTraded);
    }

    @Override
    public MarketSummary getMarketSummary() {
        return operations().getMarketSummary();
    }

    @TransactionAttribute(TransactionAttributeType.REQUIRED)
    @Override
    public Quote createQuote(String symbol, String companyName, BigDecimal price) {
        return operations().createQuote(symbol, companyName, price);
    }

    @Override
    public void resetTrade() {
        operations().resetTrade();
    }
}
