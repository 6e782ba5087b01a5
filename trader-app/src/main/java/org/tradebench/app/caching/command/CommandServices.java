package org.tradebench.app.caching.command;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.tradebench.app.caching.SharesAtPrices;
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

/** Makes a command of each operation and has it executed. */
public final class CommandServices implements TradeServices {

    private final TradeCommands commands;
    private final TradeServices services;

    /** @param services whose operations have committed when they return */
    public CommandServices(TradeCommands commands, TradeServices services) {
        this.commands = commands;
        this.services = services;
    }

    @Override
    public Account login(String userId, String password) {
        return commands.output(new LoginCommand(services, userId, password));
    }

    @Override
    public void logout(String userId) {
        commands.output(new LogoutCommand(services, userId));
    }

    /** No command: a new user's names are in no cache, since what is not found is not remembered. */
    @Override
    public Account register(Registration registration) {
        return services.register(registration);
    }

    @Override
    public Account getAccountData(String userId) {
        return commands.output(new AccountCommand(services, userId));
    }

    @Override
    public AccountProfile getAccountProfileData(String userId) {
        return commands.output(new AccountProfileCommand(services, userId));
    }

    @Override
    public AccountProfile updateAccountProfile(ProfileUpdate update) {
        return commands.output(new UpdateAccountProfileCommand(services, update));
    }

    @Override
    public Quote getQuote(String symbol) {
        return commands.output(new QuoteCommand(services, symbol));
    }

    /** A command a quote; those that are not in the cache by one statement. */
    @Override
    public List<Quote> getQuotes(Collection<String> symbols) {
        Map<String, Quote> quotes = new HashMap<>(2 * symbols.size());
        Map<String, QuoteCommand> missing = new LinkedHashMap<>();
        for (String symbol : symbols) {
            QuoteCommand command = new QuoteCommand(services, symbol);
            if (commands.isServed(command)) {
                quotes.put(symbol, command.output());
            } else {
                missing.put(symbol, command);
            }
        }
        if (!missing.isEmpty()) {
            TradeCommands.Taken lease = commands.lease();
            for (Quote quote : services.getQuotes(missing.keySet())) {
                quotes.put(quote.symbol(), quote);
                QuoteCommand command = missing.get(quote.symbol());
                command.bring(quote);
                commands.keep(command, lease);
            }
        }
        return symbols.stream().map(quotes::get).filter(Objects::nonNull).toList();
    }

    /** For exports and tests; not remembered. */
    @Override
    public List<Quote> getAllQuotes() {
        return services.getAllQuotes();
    }

    /** Shares by their owner, prices by their quotes; a miss of the shares brings both by one statement. */
    @Override
    public List<Holding> getHoldings(String userId) {
        HoldingsCommand command = new HoldingsCommand(services, userId);
        commands.output(command);
        if (command.read() != null) {
            return command.read();
        }
        return SharesAtPrices.of(command.output(), this).orElseGet(() -> services.getHoldings(userId));
    }

    /** Pages of long lists are not remembered: they are many, and few ask for them. */
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
        return commands.output(new OrdersCommand(services, userId, limit));
    }

    @Override
    public List<Order> getOrdersBefore(String userId, long orderId, int limit) {
        return services.getOrdersBefore(userId, orderId, limit);
    }

    @Override
    public List<Order> getClosedOrders(String userId) {
        return commands.output(new ClosedOrdersCommand(services, userId));
    }

    @Override
    public Order buy(String userId, String symbol, long quantity) {
        return commands.output(new BuyCommand(services, userId, symbol, quantity));
    }

    @Override
    public Order sell(String userId, long holdingId) {
        return commands.output(new SellCommand(services, userId, holdingId));
    }

    @Override
    public void queueOrder(long orderId) {
        commands.output(new OrderCompletedCommand(() -> {
            services.queueOrder(orderId);
            return null;
        }));
    }

    @Override
    public Order completeOrder(long orderId) {
        return commands.output(new OrderCompletedCommand(() -> services.completeOrder(orderId)));
    }

    @Override
    public Order cancelOrder(long orderId) {
        return commands.output(new OrderCompletedCommand(() -> services.cancelOrder(orderId)));
    }

    @Override
    public Quote updateQuotePriceVolume(String symbol, BigDecimal factor, long sharesTraded) {
        return commands.output(new UpdateQuotePriceCommand(
                symbol, () -> services.updateQuotePriceVolume(symbol, factor, sharesTraded)));
    }

    @Override
    public MarketSummary getMarketSummary() {
        return commands.output(new MarketSummaryCommand(services));
    }

    @Override
    public Quote createQuote(String symbol, String companyName, BigDecimal price) {
        return commands.output(
                new UpdateQuotePriceCommand(symbol, () -> services.createQuote(symbol, companyName, price)));
    }

    @Override
    public void resetTrade() {
        commands.output(new ResetTradeCommand(services));
    }
}
