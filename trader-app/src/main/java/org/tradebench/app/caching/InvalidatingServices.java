package org.tradebench.app.caching;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.AccountProfile;
import org.tradebench.app.domain.Holding;
import org.tradebench.app.domain.HoldingSums;
import org.tradebench.app.domain.MarketSummary;
import org.tradebench.app.domain.Order;
import org.tradebench.app.domain.ProfileUpdate;
import org.tradebench.app.domain.Quote;
import org.tradebench.app.domain.Registration;
import org.tradebench.app.services.TradeServices;

/**
 * Answers from the database, and invalidates what each operation has changed: after its commit, because it stands outside the transaction, and also when
 * nobody knows whether there was one. In force even without caching: another server may cache, or this one a moment later.
 */
public class InvalidatingServices implements TradeServices {

    private final TradeCache cache;
    private final TradeServices services;

    /** @param services whose operations have committed when they return */
    public InvalidatingServices(TradeCache cache, TradeServices services) {
        this.cache = cache;
        this.services = services;
    }

    /** What answers when the cache does not. */
    protected final TradeServices services() {
        return services;
    }

    protected final TradeCache cache() {
        return cache;
    }

    /**
     * Carries out a change.
     *
     * @param changed what it has made invalid
     * @param perhaps what it may have made invalid, whatever it came to
     */
    protected final <T> T changing(
            Supplier<T> operation, Function<T, Set<Object>> changed, Supplier<Set<Object>> perhaps) {
        if (cache.invalidatesBefore()) {
            cache.invalidate(perhaps.get());
            return operation.get();
        }
        T result;
        try {
            result = operation.get();
        } catch (RuntimeException | Error thrown) {
            if (!Outcome.isUnchanged(thrown)) {
                cache.invalidate(perhaps.get());
            }
            throw thrown;
        }
        cache.invalidate(changed.apply(result));
        return result;
    }

    private <T> T changing(Supplier<T> operation, Supplier<Set<Object>> names) {
        return changing(operation, result -> names.get(), names);
    }

    private static Set<Object> with(Set<Object> names, Object... more) {
        Set<Object> all = new HashSet<>(names);
        all.addAll(List.of(more));
        return all;
    }

    @Override
    public Account login(String userId, String password) {
        return changing(() -> services.login(userId, password), () -> Set.of(CacheNames.account(userId)));
    }

    @Override
    public void logout(String userId) {
        changing(
                () -> {
                    services.logout(userId);
                    return userId;
                },
                () -> Set.of(CacheNames.account(userId), CacheNames.holdingsPage(userId)));
    }

    /** A new user's names are in no cache: what is not found is not remembered. */
    @Override
    public Account register(Registration registration) {
        return services.register(registration);
    }

    @Override
    public Account getAccountData(String userId) {
        return services.getAccountData(userId);
    }

    @Override
    public AccountProfile getAccountProfileData(String userId) {
        return services.getAccountProfileData(userId);
    }

    @Override
    public AccountProfile updateAccountProfile(ProfileUpdate update) {
        return changing(() -> services.updateAccountProfile(update), () -> Set.of(CacheNames.profile(update.userId())));
    }

    @Override
    public Quote getQuote(String symbol) {
        return services.getQuote(symbol);
    }

    @Override
    public List<Quote> getQuotes(Collection<String> symbols) {
        return services.getQuotes(symbols);
    }

    @Override
    public List<Quote> getAllQuotes() {
        return services.getAllQuotes();
    }

    @Override
    public List<Holding> getHoldings(String userId) {
        return services.getHoldings(userId);
    }

    @Override
    public List<Holding> getHoldingsAfter(String userId, long holdingId) {
        return services.getHoldingsAfter(userId, holdingId);
    }

    @Override
    public HoldingSums getHoldingSums(String userId) {
        return services.getHoldingSums(userId);
    }

    @Override
    public Holding getHolding(String userId, long holdingId) {
        return services.getHolding(userId, holdingId);
    }

    @Override
    public Order getOrder(String userId, long orderId) {
        return services.getOrder(userId, orderId);
    }

    @Override
    public List<Order> getOrders(String userId, int limit) {
        return services.getOrders(userId, limit);
    }

    @Override
    public List<Order> getOrdersBefore(String userId, long orderId, int limit) {
        return services.getOrdersBefore(userId, orderId, limit);
    }

    /** Announced orders have another status than before. */
    @Override
    public List<Order> getClosedOrders(String userId) {
        Set<Object> names = Set.of(CacheNames.closedOrders(userId), CacheNames.orders(userId));
        List<Order> announced;
        try {
            announced = services.getClosedOrders(userId);
        } catch (RuntimeException | Error thrown) {
            if (!Outcome.isUnchanged(thrown)) {
                cache.invalidate(names);
            }
            throw thrown;
        }
        if (!announced.isEmpty()) {
            cache.invalidate(names);
        }
        return announced;
    }

    @Override
    public Order buy(String userId, String symbol, long quantity) {
        return changing(
                () -> services.buy(userId, symbol, quantity),
                () -> with(CacheNames.ofTrade(userId), CacheNames.quote(symbol)));
    }

    /** Of which symbol, the order knows. */
    @Override
    public Order sell(String userId, long holdingId) {
        return changing(
                () -> services.sell(userId, holdingId),
                order -> with(CacheNames.ofTrade(userId), CacheNames.quote(order.symbol())),
                () -> with(CacheNames.ofTrade(userId), CacheNames.ALL_QUOTES));
    }

    @Override
    public void queueOrder(long orderId) {
        changing(
                () -> {
                    services.queueOrder(orderId);
                    return orderId;
                },
                InvalidatingServices::ofSomebodysOrder);
    }

    @Override
    public Order completeOrder(long orderId) {
        return changing(
                () -> services.completeOrder(orderId),
                order -> Set.of(CacheNames.ALL_USERS, CacheNames.quote(order.symbol())),
                InvalidatingServices::ofSomebodysOrder);
    }

    @Override
    public Order cancelOrder(long orderId) {
        return changing(() -> services.cancelOrder(orderId), () -> Set.of(CacheNames.ALL_USERS));
    }

    /** An order names an account, not its user. No page asks for these operations by the order's number. */
    private static Set<Object> ofSomebodysOrder() {
        return Set.of(CacheNames.ALL_USERS, CacheNames.ALL_QUOTES);
    }

    @Override
    public Quote updateQuotePriceVolume(String symbol, BigDecimal factor, long sharesTraded) {
        return changing(
                () -> services.updateQuotePriceVolume(symbol, factor, sharesTraded),
                () -> Set.of(CacheNames.quote(symbol)));
    }

    @Override
    public MarketSummary getMarketSummary() {
        return services.getMarketSummary();
    }

    @Override
    public Quote createQuote(String symbol, String companyName, BigDecimal price) {
        return changing(() -> services.createQuote(symbol, companyName, price), () -> Set.of(CacheNames.quote(symbol)));
    }

    @Override
    public void resetTrade() {
        changing(
                () -> {
                    services.resetTrade();
                    return true;
                },
                () -> Set.of(CacheNames.ALL_QUOTES, CacheNames.ALL_USERS, CacheNames.MARKET_SUMMARY));
    }
}
