package org.tradebench.app.caching;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.AccountProfile;
import org.tradebench.app.domain.Credentials;
import org.tradebench.app.domain.Holding;
import org.tradebench.app.domain.HoldingSums;
import org.tradebench.app.domain.MarketSummary;
import org.tradebench.app.domain.Order;
import org.tradebench.app.domain.OrderStatus;
import org.tradebench.app.domain.OrderType;
import org.tradebench.app.domain.ProfileUpdate;
import org.tradebench.app.domain.Quote;
import org.tradebench.app.domain.Refusals;
import org.tradebench.app.domain.Registration;
import org.tradebench.app.services.CommitProtocol;
import org.tradebench.app.services.IdempotencyKey;
import org.tradebench.app.services.ModeServices;
import org.tradebench.app.services.OrderProcessing;
import org.tradebench.app.services.TradeOperation;
import org.tradebench.app.services.TradeServices;
import org.tradebench.app.services.TradeUpdates.LoginUpdate;
import org.tradebench.app.services.TradeUpdates.NewProfileUpdate;

/** A small brokerage in memory in place of the database. Counts reads, and fails on demand. */
final class Bank implements ModeServices, TradeServices {
    /** Kinds of reads that are counted. */
    enum Read {
        ACCOUNT,
        PROFILE,
        HOLDINGS,
        ORDERS,
        CLOSED_ORDERS,
        QUOTES,
        MARKET_SUMMARY
    }

    private static final BigDecimal TEN = new BigDecimal("10.00");
    private static final Instant NOW = Instant.EPOCH;

    private final Map<Read, Integer> reads = new EnumMap<>(Read.class);
    private final Map<String, Integer> logins = new TreeMap<>();
    private final Map<String, String> names = new TreeMap<>();
    private final Map<String, BigDecimal> prices = new TreeMap<>();
    private final Map<String, List<Holding>> holdings = new TreeMap<>();
    private final Map<String, List<Order>> orders = new TreeMap<>();
    private RuntimeException failure;
    private RuntimeException failureAfterChange;
    private long lastNumber;

    Bank() {
        for (String symbol : List.of("s:1", "s:2", "s:3")) {
            prices.put(symbol, TEN);
        }
    }

    /** Returns the number of reads of this kind since the previous call for it. */
    int readsOf(Read what) {
        Integer count = reads.remove(what);
        return count == null ? 0 : count;
    }

    /** Lets the next operation throw this exception and change nothing. */
    void failNext(RuntimeException with) {
        failure = with;
    }

    /** Lets the next change take effect and then throw this exception, as when the connection breaks at the commit. */
    void failAfterNextChange(RuntimeException with) {
        failureAfterChange = with;
    }

    private void read(Read what) {
        fail();
        reads.merge(what, 1, Integer::sum);
    }

    private void fail() {
        RuntimeException thrown = failure;
        failure = null;
        if (thrown != null) {
            throw thrown;
        }
    }

    private void done() {
        RuntimeException thrown = failureAfterChange;
        failureAfterChange = null;
        if (thrown != null) {
            throw thrown;
        }
    }

    private void move(String symbol) {
        prices.computeIfPresent(symbol, (same, price) -> price.add(BigDecimal.ONE));
    }

    @Override
    @SuppressWarnings("unchecked") // Each branch returns its operation's result.
    public <T> T call(TradeOperation<T> operation) {
        if (operation instanceof LoginUpdate login) {
            return (T) login(login.userId(), login.password());
        }
        if (operation instanceof NewProfileUpdate profile) {
            return (T) updateAccountProfile(profile.update());
        }
        return operation instanceof TradeOperation.Processed order
                ? (T) order.in(this, OrderProcessing.SYNCHRONOUS)
                : ((TradeOperation.Step<T>) operation).in(this);
    }

    @Override
    public Optional<Credentials> getCredentials(String userId) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Account countLogin(String userId) {
        throw new UnsupportedOperationException();
    }

    @Override
    public AccountProfile updateAccountProfile(ProfileUpdate update, String knownHash, String newHash) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Account login(String userId, String password) {
        fail();
        if (!password.equals("xxx")) {
            throw Refusals.wrongLogin();
        }
        logins.merge(userId, 1, Integer::sum);
        done();
        return account(userId);
    }

    private Account account(String userId) {
        BigDecimal balance = TEN.subtract(
                BigDecimal.valueOf(orders.getOrDefault(userId, List.of()).size()));
        return new Account(1, userId, NOW, TEN, balance, NOW, logins.getOrDefault(userId, 0), 0, 0);
    }

    @Override
    public void logout(String userId) {
        fail();
        logins.merge(userId, 100, Integer::sum);
        done();
    }

    @Override
    public Account register(Registration registration, String passwordHash) {
        return account(registration.userId());
    }

    @Override
    public Account getAccountData(String userId) {
        read(Read.ACCOUNT);
        return account(userId);
    }

    @Override
    public AccountProfile getAccountProfileData(String userId) {
        read(Read.PROFILE);
        return new AccountProfile(userId, names.getOrDefault(userId, "Nobody"), "x", "x", "1234-5678");
    }

    @Override
    public AccountProfile updateAccountProfile(ProfileUpdate update) {
        fail();
        names.put(update.userId(), update.fullName());
        done();
        return new AccountProfile(update.userId(), update.fullName(), "x", "x", "1234-5678");
    }

    @Override
    public Quote getQuote(String symbol) {
        List<Quote> found = getQuotes(List.of(symbol));
        if (found.isEmpty()) {
            throw Refusals.noQuote(symbol);
        }
        return found.get(0);
    }

    @Override
    public List<Quote> getQuotes(Collection<String> symbols) {
        read(Read.QUOTES);
        return symbols.stream()
                .filter(prices::containsKey)
                .map(symbol -> quote(symbol, prices.get(symbol)))
                .toList();
    }

    private static Quote quote(String symbol, BigDecimal price) {
        return new Quote(symbol, "S", 0, price, TEN, TEN, price, price.subtract(TEN));
    }

    @Override
    public List<Quote> getAllQuotes() {
        return getQuotes(prices.keySet());
    }

    @Override
    public List<Holding> getHoldings(String userId) {
        read(Read.HOLDINGS);
        return holdings.getOrDefault(userId, List.of()).stream()
                .map(held -> Shares.of(held).at(prices.get(held.symbol())))
                .toList();
    }

    @Override
    public List<Holding> getHoldingsAfter(String userId, long holdingId) {
        return getHoldings(userId).stream()
                .filter(holding -> holding.holdingId() > holdingId)
                .toList();
    }

    @Override
    public HoldingSums getHoldingSums(String userId) {
        return HoldingSums.of(getHoldings(userId));
    }

    @Override
    public Holding getHolding(String userId, long holdingId) {
        return getHoldings(userId).stream()
                .filter(holding -> holding.holdingId() == holdingId)
                .findFirst()
                .orElseThrow(() -> Refusals.noHolding(holdingId));
    }

    @Override
    public Order getOrder(String userId, long orderId) {
        return orders.getOrDefault(userId, List.of()).stream()
                .filter(order -> order.orderId() == orderId)
                .findFirst()
                .orElseThrow(() -> Refusals.noOrder(orderId));
    }

    @Override
    public List<Order> getOrders(String userId, int limit) {
        read(Read.ORDERS);
        return orders.getOrDefault(userId, List.of()).stream().limit(limit).toList();
    }

    @Override
    public List<Order> getOrdersBefore(String userId, long orderId, int limit) {
        return getOrders(userId, Integer.MAX_VALUE).stream()
                .filter(order -> order.orderId() < orderId)
                .limit(limit)
                .toList();
    }

    @Override
    public List<Order> getClosedOrders(String userId) {
        read(Read.CLOSED_ORDERS);
        List<Order> all = orders.getOrDefault(userId, List.of());
        List<Order> announced = all.stream()
                .filter(order -> order.orderStatus() == OrderStatus.CLOSED)
                .map(order -> with(order, OrderStatus.COMPLETED))
                .toList();
        orders.put(
                userId,
                new ArrayList<>(all.stream()
                        .map(order -> with(order, OrderStatus.COMPLETED))
                        .toList()));
        done();
        return announced;
    }

    private static Order with(Order order, OrderStatus status) {
        return new Order(
                order.orderId(),
                1,
                order.symbol(),
                order.holdingId(),
                order.orderType(),
                status,
                NOW,
                NOW,
                order.quantity(),
                order.price(),
                TEN);
    }

    private Order placed(String userId, String symbol, OrderType type, long holdingId, long quantity) {
        Order order =
                new Order(++lastNumber, 1, symbol, holdingId, type, OrderStatus.CLOSED, NOW, NOW, quantity, TEN, TEN);
        orders.computeIfAbsent(userId, none -> new ArrayList<>()).add(order);
        move(symbol);
        return order;
    }

    @Override
    public Order buy(String userId, String symbol, long quantity, IdempotencyKey key, OrderProcessing processing) {
        fail();
        if (!prices.containsKey(symbol)) {
            throw Refusals.noQuote(symbol);
        }
        long number = ++lastNumber;
        holdings.computeIfAbsent(userId, none -> new ArrayList<>())
                .add(new Holding(number, 1, symbol, quantity, TEN, NOW, TEN));
        Order order = placed(userId, symbol, OrderType.BUY, number, quantity);
        done();
        return order;
    }

    @Override
    public Order sell(String userId, long holdingId, IdempotencyKey key, OrderProcessing processing) {
        fail();
        Holding sold = holdings.getOrDefault(userId, List.of()).stream()
                .filter(holding -> holding.holdingId() == holdingId)
                .findFirst()
                .orElseThrow(() -> Refusals.noHolding(holdingId));
        holdings.get(userId).remove(sold);
        Order order = placed(userId, sold.symbol(), OrderType.SELL, holdingId, sold.quantity());
        done();
        return order;
    }

    @Override
    public Order queueOrder(long orderId, OrderProcessing processing) {
        return completeOrder(orderId);
    }

    @Override
    public Order completeOrder(long orderId, CommitProtocol commit) {
        return completeOrder(orderId);
    }

    @Override
    public Order completeOrder(long orderId) {
        fail();
        Order order = placed("uid:1", "s:1", OrderType.BUY, 1, 1);
        done();
        return order;
    }

    @Override
    public Order cancelOrder(long orderId) {
        return completeOrder(orderId);
    }

    @Override
    public Quote updateQuotePriceVolume(String symbol, BigDecimal factor, long sharesTraded) {
        fail();
        move(symbol);
        done();
        return quote(symbol, prices.get(symbol));
    }

    @Override
    public MarketSummary getMarketSummary() {
        read(Read.MARKET_SUMMARY);
        return new MarketSummary(TEN, TEN, 0, List.of(), List.of(), NOW);
    }

    @Override
    public Quote createQuote(String symbol, String companyName, BigDecimal price) {
        fail();
        prices.put(symbol, price);
        done();
        return quote(symbol, price);
    }

    @Override
    public void resetTrade() {
        orders.clear();
        holdings.clear();
        logins.clear();
        names.clear();
    }
}
