package org.tradebench.app.soap.client;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.Quote;
import org.tradebench.app.input.Symbols;
import org.tradebench.app.services.ByWebService;
import org.tradebench.app.services.TradeOperation;
import org.tradebench.app.services.TradeReads.AccountRead;
import org.tradebench.app.services.TradeReads.HoldingRead;
import org.tradebench.app.services.TradeReads.HoldingSumsRead;
import org.tradebench.app.services.TradeReads.HoldingsAfterRead;
import org.tradebench.app.services.TradeReads.HoldingsRead;
import org.tradebench.app.services.TradeReads.MarketSummaryRead;
import org.tradebench.app.services.TradeReads.OrderRead;
import org.tradebench.app.services.TradeReads.OrdersBeforeRead;
import org.tradebench.app.services.TradeReads.OrdersRead;
import org.tradebench.app.services.TradeReads.ProfileRead;
import org.tradebench.app.services.TradeReads.QuoteRead;
import org.tradebench.app.services.TradeReads.QuotesRead;
import org.tradebench.app.services.TradeServices;
import org.tradebench.app.services.TradeUpdates.AnnouncedOrdersUpdate;
import org.tradebench.app.services.TradeUpdates.BuyUpdate;
import org.tradebench.app.services.TradeUpdates.LoginUpdate;
import org.tradebench.app.services.TradeUpdates.LogoutUpdate;
import org.tradebench.app.services.TradeUpdates.NewProfileUpdate;
import org.tradebench.app.services.TradeUpdates.RegistrationUpdate;
import org.tradebench.app.services.TradeUpdates.SellUpdate;
import org.tradebench.app.soap.contract.TradePort;
import org.tradebench.app.soap.fault.Refused;
import org.tradebench.app.soap.message.HoldingData;
import org.tradebench.app.soap.message.OrderData;
import org.tradebench.app.soap.message.ProfileData;
import org.tradebench.app.soap.message.QuoteData;
import org.tradebench.app.soap.message.RegistrationData;

/**
 * Carries out the operations by messages to the web service, which uses its own runtime mode. The administrator's operations have no message: no page asks
 * for them.
 */
@ApplicationScoped
@ByWebService
public class TradeByWebService implements TradeServices {
    @FunctionalInterface
    private interface Message<O, T> {
        T send(O operation, TradePort port) throws Refused;
    }

    private static final Map<Class<?>, Message<?, ?>> MESSAGES = messagesOf();

    private Messages messages;

    @SuppressWarnings("NullAway")
    protected TradeByWebService() {}

    @Inject
    TradeByWebService(Messages messages) {
        this.messages = messages;
    }

    private static Map<Class<?>, Message<?, ?>> messagesOf() {
        Table table = new Table(new HashMap<>());
        table.put(
                LoginUpdate.class,
                (of, port) -> port.login(of.userId(), of.password()).account());
        table.put(LogoutUpdate.class, (of, port) -> port.logout());
        table.put(
                RegistrationUpdate.class,
                (of, port) ->
                        port.register(RegistrationData.of(of.registration())).account());
        table.put(AccountRead.class, (of, port) -> port.getAccountData().account());
        table.put(ProfileRead.class, (of, port) -> port.getAccountProfileData().profile());
        table.put(
                NewProfileUpdate.class,
                (of, port) ->
                        port.updateAccountProfile(ProfileData.of(of.update())).profile());
        table.put(QuoteRead.class, (of, port) -> port.getQuote(of.symbol()).quote());
        table.put(
                QuotesRead.class,
                (of, port) -> of.symbols().isEmpty()
                        ? List.of()
                        : records(port.getQuotes(new ArrayList<>(of.symbols())), QuoteData::quote));
        table.put(HoldingsRead.class, (of, port) -> records(port.getHoldings(), HoldingData::holding));
        table.put(
                HoldingsAfterRead.class,
                (of, port) -> records(port.getHoldingsAfter(of.holdingId()), HoldingData::holding));
        table.put(HoldingSumsRead.class, (of, port) -> port.getHoldingSums().sums());
        table.put(
                HoldingRead.class, (of, port) -> port.getHolding(of.holdingId()).holding());
        table.put(OrderRead.class, (of, port) -> port.getOrder(of.orderId()).order());
        table.put(OrdersRead.class, (of, port) -> records(port.getOrders((long) of.limit()), OrderData::order));
        table.put(
                OrdersBeforeRead.class,
                (of, port) -> records(port.getOrdersBefore(of.orderId(), (long) of.limit()), OrderData::order));
        table.put(AnnouncedOrdersUpdate.class, (of, port) -> records(port.getClosedOrders(), OrderData::order));
        table.put(
                BuyUpdate.class,
                (of, port) -> port.buy(of.symbol(), of.quantity()).order());
        table.put(SellUpdate.class, (of, port) -> port.sell(of.holdingId()).order());
        table.put(MarketSummaryRead.class, (of, port) -> port.getMarketSummary().marketSummary());
        return Map.copyOf(table.messages());
    }

    /** Lets the compiler check that a message takes its operation and gives its answer. */
    private record Table(Map<Class<?>, Message<?, ?>> messages) {
        <T, O extends TradeOperation<T>> void put(Class<O> operation, Message<O, T> message) {
            messages.put(operation, message);
        }
    }

    @Override
    @SuppressWarnings("unchecked") // A message of the table gives its operation's answer; parts of quotes make quotes.
    public <T> T call(TradeOperation<T> operation) {
        if (operation instanceof QuotesRead read && read.symbols().size() > Symbols.MAX) {
            return (T) inParts(new ArrayList<>(read.symbols()));
        }
        var message = (Message<TradeOperation<T>, T>) MESSAGES.get(operation.getClass());
        if (message == null) {
            throw new UnsupportedOperationException("Only the administrator may call "
                    + operation.getClass().getSimpleName() + ", in the server that carries it out.");
        }
        return messages.send(operation, port -> message.send(operation, port));
    }

    /** Reads quotes by several messages: a cache may miss more of a portfolio's than one message may name. */
    private List<Quote> inParts(List<String> symbols) {
        List<Quote> quotes = new ArrayList<>(symbols.size());
        for (int from = 0; from < symbols.size(); from += Symbols.MAX) {
            int to = Math.min(from + Symbols.MAX, symbols.size());
            quotes.addAll(call(new QuotesRead(symbols.subList(from, to))));
        }
        return quotes;
    }

    /** Maps a list; an empty one has no element in a message, and is null then. */
    private static <D, R> List<R> records(@Nullable List<D> data, Function<D, R> record) {
        return data == null ? List.of() : data.stream().map(record).toList();
    }
}
