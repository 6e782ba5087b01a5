package org.tradebench.app.soap;

import jakarta.annotation.Resource;
import jakarta.inject.Inject;
import jakarta.jws.WebService;
import jakarta.xml.ws.WebServiceContext;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.CreditCards;
import org.tradebench.app.domain.Order;
import org.tradebench.app.domain.ProfileUpdate;
import org.tradebench.app.services.IdempotencyKey;
import org.tradebench.app.soap.contract.TradePort;
import org.tradebench.app.soap.fault.BadInput;
import org.tradebench.app.soap.fault.Conflict;
import org.tradebench.app.soap.fault.NotFound;
import org.tradebench.app.soap.fault.NotLoggedIn;
import org.tradebench.app.soap.fault.Refusal;
import org.tradebench.app.soap.fault.Unavailable;
import org.tradebench.app.soap.message.AccountData;
import org.tradebench.app.soap.message.AccountProfileData;
import org.tradebench.app.soap.message.HoldingData;
import org.tradebench.app.soap.message.HoldingSumsData;
import org.tradebench.app.soap.message.MarketSummaryData;
import org.tradebench.app.soap.message.OrderData;
import org.tradebench.app.soap.message.ProfileData;
import org.tradebench.app.soap.message.QuoteData;
import org.tradebench.app.soap.message.RegistrationData;

/** Serves the operations of the brokerage as a document/literal web service. The account is never a parameter: see {@link SoapCaller#user}. */
@WebService(
        serviceName = TradePort.SERVICE,
        portName = TradePort.PORT,
        targetNamespace = Refusal.NAMESPACE,
        endpointInterface = "org.tradebench.app.soap.contract.TradePort")
public class TradeWebService implements TradePort {
    @Resource
    private WebServiceContext context;

    @Inject
    private SoapCallers callers;

    @Override
    public AccountData login(@Nullable String userID, @Nullable String password)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return answer(caller -> {
            String user = MessageInput.userId(userID);
            Account account = caller.login(user, MessageInput.password(password));
            caller.begin(account);
            return AccountData.of(account);
        });
    }

    @Override
    public String logout() throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return answer(caller -> {
            String user = caller.user();
            caller.services().logout(user);
            caller.end();
            return user;
        });
    }

    @Override
    public AccountData register(@Nullable RegistrationData registration)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return answer(caller -> {
            Account account = caller.services().register(MessageInput.registration(registration));
            caller.begin(account);
            return AccountData.of(account);
        });
    }

    @Override
    public AccountData getAccountData() throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return answer(caller -> AccountData.of(caller.services().getAccountData(caller.user())));
    }

    @Override
    public AccountProfileData getAccountProfileData() throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return answer(caller -> AccountProfileData.of(caller.services().getAccountProfileData(caller.user())));
    }

    @Override
    public AccountProfileData updateAccountProfile(@Nullable ProfileData profile)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return answer(caller -> {
            ProfileUpdate update = MessageInput.profile(caller.user(), profile);
            if (CreditCards.isMask(update.creditCard())) {
                CreditCards.checkEntered(
                        update.creditCard(),
                        caller.services().getAccountProfileData(update.userId()).creditCard());
            }
            return AccountProfileData.of(caller.update(update));
        });
    }

    @Override
    public QuoteData getQuote(@Nullable String symbol) throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return answer(caller -> QuoteData.of(caller.servicesWithoutAccount().getQuote(MessageInput.symbol(symbol))));
    }

    @Override
    public List<QuoteData> getQuotes(@Nullable List<@Nullable String> symbols)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return answer(caller ->
                list(caller.servicesWithoutAccount().getQuotes(MessageInput.symbols(symbols)), QuoteData::of));
    }

    @Override
    public List<HoldingData> getHoldings() throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return answer(caller ->
                list(caller.services().getHoldings(caller.user()).stream().limit(caller.mostRows()), HoldingData::of));
    }

    @Override
    public List<HoldingData> getHoldingsAfter(@Nullable Long holdingID)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return answer(caller -> list(
                caller.services().getHoldingsAfter(caller.user(), MessageInput.holdingId(holdingID)).stream()
                        .limit(caller.mostRows()),
                HoldingData::of));
    }

    @Override
    public HoldingSumsData getHoldingSums() throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return answer(caller -> HoldingSumsData.of(caller.services().getHoldingSums(caller.user())));
    }

    @Override
    public HoldingData getHolding(@Nullable Long holdingID)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return answer(caller ->
                HoldingData.of(caller.services().getHolding(caller.user(), MessageInput.holdingId(holdingID))));
    }

    @Override
    public OrderData getOrder(@Nullable Long orderID) throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return answer(caller -> OrderData.of(caller.services().getOrder(caller.user(), MessageInput.orderId(orderID))));
    }

    @Override
    public List<OrderData> getOrders(@Nullable Long limit)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return answer(caller -> list(
                caller.services().getOrders(caller.user(), MessageInput.limit(limit, caller.mostRows())),
                OrderData::of));
    }

    @Override
    public List<OrderData> getOrdersBefore(@Nullable Long orderID, @Nullable Long limit)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return answer(caller -> list(
                caller.services()
                        .getOrdersBefore(
                                caller.user(),
                                MessageInput.orderId(orderID),
                                MessageInput.limit(limit, caller.mostRows())),
                OrderData::of));
    }

    @Override
    public List<OrderData> getClosedOrders() throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return answer(caller -> list(caller.services().getClosedOrders(caller.user()), OrderData::of));
    }

    @Override
    public OrderData buy(@Nullable String symbol, @Nullable Long quantity)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return ordered((caller, key) -> caller.services()
                .buy(caller.user(), MessageInput.symbol(symbol), MessageInput.quantity(quantity), key));
    }

    @Override
    public OrderData sell(@Nullable Long holdingID) throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return ordered((caller, key) -> caller.services().sell(caller.user(), MessageInput.holdingId(holdingID), key));
    }

    private OrderData ordered(BiFunction<SoapCaller, IdempotencyKey, Order> placing)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return answer(caller -> OrderData.of(placing.apply(
                caller, IdempotencyKey.of(SoapCallers.request(context).getHeader(IdempotencyKey.HEADER)))));
    }

    @Override
    public MarketSummaryData getMarketSummary() throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return answer(caller -> MarketSummaryData.of(caller.marketSummary()));
    }

    private <T> T answer(Function<SoapCaller, T> operation)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return callers.answer(context, operation);
    }

    private static <R, D> List<D> list(List<R> records, Function<R, D> data) {
        return list(records.stream(), data);
    }

    private static <R, D> List<D> list(Stream<R> records, Function<R, D> data) {
        return records.map(data).toList();
    }
}
