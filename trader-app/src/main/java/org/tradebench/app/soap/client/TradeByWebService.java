package org.tradebench.app.soap.client;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.AccountProfile;
import org.tradebench.app.domain.Holding;
import org.tradebench.app.domain.HoldingSums;
import org.tradebench.app.domain.MarketSummary;
import org.tradebench.app.domain.Order;
import org.tradebench.app.domain.ProfileUpdate;
import org.tradebench.app.domain.Quote;
import org.tradebench.app.domain.Registration;
import org.tradebench.app.services.ByWebService;
import org.tradebench.app.services.TradeServices;
import org.tradebench.app.soap.message.AccountData;
import org.tradebench.app.soap.message.HoldingData;
import org.tradebench.app.soap.message.OrderData;
import org.tradebench.app.soap.message.ProfileData;
import org.tradebench.app.soap.message.QuoteData;
import org.tradebench.app.soap.message.RegistrationData;

/**
 * The operations by messages to the web service, which carries them out in its runtime mode. Those that no user may call are none of its: no page
 * asks for them.
 */
@ApplicationScoped
@ByWebService
public class TradeByWebService implements TradeServices {

    private Messages messages;

    /** For the container's proxy. */
    protected TradeByWebService() {}

    @Inject
    TradeByWebService(Messages messages) {
        this.messages = messages;
    }

    @Override
    public Account login(String userId, String password) {
        return messages.forNobody(port -> port.login(userId, password)).account();
    }

    @Override
    public void logout(String userId) {
        messages.forUser(userId, port -> port.logout());
    }

    @Override
    public Account register(Registration registration) {
        return messages.change(Optional.empty(), port -> port.register(RegistrationData.of(registration)))
                .account();
    }

    @Override
    public Account getAccountData(String userId) {
        return messages.<AccountData>forUser(userId, port -> port.getAccountData())
                .account();
    }

    @Override
    public AccountProfile getAccountProfileData(String userId) {
        return messages.forUser(userId, port -> port.getAccountProfileData()).profile();
    }

    @Override
    public AccountProfile updateAccountProfile(ProfileUpdate update) {
        return messages.change(Optional.of(update.userId()), port -> port.updateAccountProfile(ProfileData.of(update)))
                .profile();
    }

    @Override
    public Quote getQuote(String symbol) {
        return messages.forNobody(port -> port.getQuote(symbol)).quote();
    }

    @Override
    public List<Quote> getQuotes(Collection<String> symbols) {
        return symbols.isEmpty()
                ? List.of()
                : records(messages.forNobody(port -> port.getQuotes(new ArrayList<>(symbols))), QuoteData::quote);
    }

    @Override
    public List<Holding> getHoldings(String userId) {
        return records(messages.forUser(userId, port -> port.getHoldings()), HoldingData::holding);
    }

    @Override
    public List<Holding> getHoldingsAfter(String userId, long holdingId) {
        return records(messages.forUser(userId, port -> port.getHoldingsAfter(holdingId)), HoldingData::holding);
    }

    @Override
    public HoldingSums getHoldingSums(String userId) {
        return messages.forUser(userId, port -> port.getHoldingSums()).sums();
    }

    @Override
    public Holding getHolding(String userId, long holdingId) {
        return messages.forUser(userId, port -> port.getHolding(holdingId)).holding();
    }

    @Override
    public Order getOrder(String userId, long orderId) {
        return messages.forUser(userId, port -> port.getOrder(orderId)).order();
    }

    @Override
    public List<Order> getOrders(String userId, int limit) {
        return records(messages.forUser(userId, port -> port.getOrders((long) limit)), OrderData::order);
    }

    @Override
    public List<Order> getOrdersBefore(String userId, long orderId, int limit) {
        return records(messages.forUser(userId, port -> port.getOrdersBefore(orderId, (long) limit)), OrderData::order);
    }

    @Override
    public List<Order> getClosedOrders(String userId) {
        return records(messages.forUser(userId, port -> port.getClosedOrders()), OrderData::order);
    }

    @Override
    public Order buy(String userId, String symbol, long quantity) {
        return messages.change(Optional.of(userId), port -> port.buy(symbol, quantity))
                .order();
    }

    @Override
    public Order sell(String userId, long holdingId) {
        return messages.change(Optional.of(userId), port -> port.sell(holdingId))
                .order();
    }

    @Override
    public MarketSummary getMarketSummary() {
        return messages.forNobody(port -> port.getMarketSummary()).marketSummary();
    }

    @Override
    public List<Quote> getAllQuotes() {
        throw noPagesOperation();
    }

    @Override
    public void queueOrder(long orderId) {
        throw noPagesOperation();
    }

    @Override
    public Order completeOrder(long orderId) {
        throw noPagesOperation();
    }

    @Override
    public Order cancelOrder(long orderId) {
        throw noPagesOperation();
    }

    @Override
    public Quote updateQuotePriceVolume(String symbol, BigDecimal factor, long sharesTraded) {
        throw noPagesOperation();
    }

    @Override
    public Quote createQuote(String symbol, String companyName, BigDecimal price) {
        throw noPagesOperation();
    }

    @Override
    public void resetTrade() {
        throw noPagesOperation();
    }

    /** The administrator's service has them, and its session; it uses those of its own server. */
    private static UnsupportedOperationException noPagesOperation() {
        return new UnsupportedOperationException("Only the administrator may call this, whom no page is");
    }

    /** An empty list has no element in a message, and is null then. */
    private static <D, R> List<R> records(List<D> data, Function<D, R> record) {
        return data == null ? List.of() : data.stream().map(record).toList();
    }
}
