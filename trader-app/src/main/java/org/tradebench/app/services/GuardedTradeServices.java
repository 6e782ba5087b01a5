package org.tradebench.app.services;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.AccountProfile;
import org.tradebench.app.domain.Holding;
import org.tradebench.app.domain.HoldingSums;
import org.tradebench.app.domain.MarketSummary;
import org.tradebench.app.domain.Order;
import org.tradebench.app.domain.OrderType;
import org.tradebench.app.domain.ProfileUpdate;
import org.tradebench.app.domain.Quote;
import org.tradebench.app.domain.Refusals;
import org.tradebench.app.domain.Registration;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;

/**
 * The operations of one mode, each under a {@link Guard}; those that place orders as the order processing mode wants it. Passwords are verified and hashed
 * here, between the mode's transactions.
 */
final class GuardedTradeServices implements TradeServices {

    private final ModeServices services;
    private final Guard guard;
    private final PasswordRules passwords;
    private final OrderPlacing placing;
    private final OrderTally tally;
    private final PlacedOrders placed;

    GuardedTradeServices(
            ModeServices services,
            Guard guard,
            PasswordRules passwords,
            OrderPlacing placing,
            OrderTally tally,
            PlacedOrders placed) {
        this.services = services;
        this.guard = guard;
        this.passwords = passwords;
        this.placing = placing;
        this.tally = tally;
        this.placed = placed;
    }

    @Override
    public Account login(String userId, String password) {
        Credentials stored = guard.run(() -> services.getCredentials(userId));
        passwords.checkLogin(password, stored);
        // Not the version of now: the password that was verified may have been replaced meanwhile.
        return guard.run(() -> services.countLogin(stored.account()))
                .withCredentialVersion(stored.account().credentialVersion());
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
        String hash = passwords.hash(registration.password());
        return guard.run(() -> services.register(registration, hash));
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
        Credentials stored = guard.run(() -> services.getCredentials(update.userId()));
        if (stored == null) {
            throw Refusals.noUser(update.userId());
        }
        String known = stored.passwordHash();
        String next = passwords.nextHash(update, stored);
        try {
            return guard.run(() -> services.updateAccountProfile(update, known, next));
        } finally {
            if (!next.equals(known)) {
                passwords.changed(update.userId());
            }
        }
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
        return once(
                userId,
                () -> tally.buy(() -> guard.run(() -> placing.place(() -> services.buy(userId, symbol, quantity)))),
                order -> order.orderType() == OrderType.BUY
                        && order.symbol().equals(symbol)
                        && order.quantity() == quantity);
    }

    @Override
    public Order sell(String userId, long holdingId) {
        return once(
                userId,
                () -> tally.sell(() -> guard.run(() -> placing.place(() -> services.sell(userId, holdingId)))),
                order -> order.orderType() == OrderType.SELL && order.holdingId() == holdingId);
    }

    /**
     * The order, or the one that was placed under the request's idempotency key before: the key's index, or the holding that is gone, refuses a second one.
     *
     * @param same whether an order is what this request asks for
     */
    private Order once(String userId, Supplier<Order> order, Predicate<Order> same) {
        String key = IdempotencyKey.current();
        try {
            return order.get();
        } catch (TradeException refused) {
            if (key == null || (refused.reason() != Reason.CONFLICT && refused.reason() != Reason.NOT_FOUND)) {
                throw refused;
            }
            Order before = guard.run(() -> placed.find(userId, key)).orElseThrow(() -> refused);
            if (!same.test(before)) {
                throw Refusals.keyOfAnotherOrder(before.orderId());
            }
            return before;
        }
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
