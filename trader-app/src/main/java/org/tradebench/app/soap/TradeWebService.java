package org.tradebench.app.soap;

import jakarta.annotation.Resource;
import jakarta.inject.Inject;
import jakarta.jws.WebMethod;
import jakarta.jws.WebParam;
import jakarta.jws.WebResult;
import jakarta.jws.WebService;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.xml.ws.WebServiceContext;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.CreditCards;
import org.tradebench.app.domain.ProfileUpdate;
import org.tradebench.app.domain.Registration;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.market.MarketWatch;
import org.tradebench.app.security.LoginGuard;
import org.tradebench.app.security.UserSession;
import org.tradebench.app.services.CurrentTradeServices;
import org.tradebench.app.services.TradeServices;
import org.tradebench.app.soap.fault.BadInput;
import org.tradebench.app.soap.fault.Conflict;
import org.tradebench.app.soap.fault.NotFound;
import org.tradebench.app.soap.fault.NotLoggedIn;
import org.tradebench.app.soap.fault.Refusal;
import org.tradebench.app.soap.fault.Unavailable;
import org.tradebench.app.soap.message.AccountData;
import org.tradebench.app.soap.message.AccountProfileData;
import org.tradebench.app.soap.message.HoldingData;
import org.tradebench.app.soap.message.MarketSummaryData;
import org.tradebench.app.soap.message.OrderData;
import org.tradebench.app.soap.message.ProfileData;
import org.tradebench.app.soap.message.QuoteData;
import org.tradebench.app.soap.message.RegistrationData;
import org.tradebench.app.web.input.Symbols;
import org.tradebench.app.web.input.UserIds;

/**
 * The operations of the brokerage as a document/literal web service. Whose account is meant is said by the session, as on the pages: {@code login}
 * and {@code register} begin one, its cookie must be sent along.
 */
@WebService(
        name = "TradeServices",
        serviceName = "TradeWSServices",
        portName = "TradeServices",
        targetNamespace = Refusal.NAMESPACE)
public class TradeWebService {

    /** Orders of one answer at most. */
    static final int MOST_ORDERS = 1_000;

    @Resource
    private WebServiceContext context;

    @Inject
    private CurrentTradeServices current;

    @Inject
    private MarketWatch market;

    @Inject
    private LoginGuard logins;

    /** Checks the password and begins a session. */
    @WebMethod
    @WebResult(name = "account")
    public AccountData login(@WebParam(name = "userID") String userID, @WebParam(name = "password") String password)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return Caller.answer(() -> {
            String user = Entered.userId(userID);
            String secret = Entered.password(password);
            HttpServletRequest request = Caller.request(context);
            Account account = logins.login(request, user, () -> services().login(user, secret));
            UserSession.begin(request, account.userId());
            return AccountData.of(account);
        });
    }

    /** Counts the logout and ends the session. */
    @WebMethod
    @WebResult(name = "userID")
    public String logout() throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return Caller.answer(() -> {
            String user = user();
            services().logout(user);
            UserSession.end(Caller.request(context));
            return user;
        });
    }

    /** Creates a user with profile and account, and begins their session. */
    @WebMethod
    @WebResult(name = "account")
    public AccountData register(@WebParam(name = "registration") RegistrationData registration)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return Caller.answer(() -> {
            RegistrationData data = there("registration", registration);
            Account account = services()
                    .register(new Registration(
                            UserIds.checked("userID", Entered.userId(data.userID)),
                            Entered.password(data.password),
                            Entered.text("fullName", data.fullName),
                            Entered.text("address", data.address),
                            Entered.text("email", data.email),
                            Entered.creditCard(data.creditCard),
                            Entered.openBalance(data.openBalance)));
            UserSession.begin(Caller.request(context), account.userId());
            return AccountData.of(account);
        });
    }

    @WebMethod
    @WebResult(name = "account")
    public AccountData getAccountData() throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return Caller.answer(() -> AccountData.of(services().getAccountData(user())));
    }

    @WebMethod
    @WebResult(name = "profile")
    public AccountProfileData getAccountProfileData() throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return Caller.answer(() -> AccountProfileData.of(services().getAccountProfileData(user())));
    }

    /** Replaces all values of the profile, the password included. */
    @WebMethod
    @WebResult(name = "profile")
    public AccountProfileData updateAccountProfile(@WebParam(name = "profile") ProfileData profile)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return Caller.answer(() -> {
            String user = user();
            ProfileData data = there("profile", profile);
            String card = Entered.creditCard(data.creditCard);
            if (CreditCards.isMask(card)) {
                CreditCards.checkEntered(
                        card, services().getAccountProfileData(user).creditCard());
            }
            return AccountProfileData.of(services()
                    .updateAccountProfile(new ProfileUpdate(
                            user,
                            Entered.password(data.password),
                            Entered.text("fullName", data.fullName),
                            Entered.text("address", data.address),
                            Entered.text("email", data.email),
                            card)));
        });
    }

    @WebMethod
    @WebResult(name = "quote")
    public QuoteData getQuote(@WebParam(name = "symbol") String symbol)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return Caller.answer(() -> {
            user();
            return QuoteData.of(services().getQuote(Entered.symbol(symbol)));
        });
    }

    /** The quotes of those symbols that exist, in the order asked. */
    @WebMethod
    @WebResult(name = "quote")
    public List<QuoteData> getQuotes(@WebParam(name = "symbol") List<String> symbols)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return Caller.answer(() -> {
            user();
            return services().getQuotes(checked(symbols)).stream()
                    .map(QuoteData::of)
                    .toList();
        });
    }

    private static Set<String> checked(List<String> symbols) {
        if (symbols == null || symbols.isEmpty() || symbols.size() > Symbols.MAX) {
            throw TradeException.badInput(
                    "The parameter 'symbol' is there %d times; it may be there 1 to %d times, for example as s:0."
                            .formatted(symbols == null ? 0 : symbols.size(), Symbols.MAX));
        }
        Set<String> checked = new LinkedHashSet<>();
        symbols.forEach(symbol -> checked.add(Entered.symbol(symbol)));
        return checked;
    }

    /** All holdings of the user at their current prices. */
    @WebMethod
    @WebResult(name = "holding")
    public List<HoldingData> getHoldings() throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return Caller.answer(() ->
                services().getHoldings(user()).stream().map(HoldingData::of).toList());
    }

    @WebMethod
    @WebResult(name = "holding")
    public HoldingData getHolding(@WebParam(name = "holdingID") Long holdingID)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return Caller.answer(() -> HoldingData.of(services().getHolding(user(), Entered.holdingId(holdingID))));
    }

    /** The user's orders, the newest first. */
    @WebMethod
    @WebResult(name = "order")
    public List<OrderData> getOrders(@WebParam(name = "limit") Long limit)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return Caller.answer(() -> {
            String user = user();
            long most = Entered.number("limit", limit);
            if (most < 1 || most > MOST_ORDERS) {
                throw TradeException.badInput("The limit is %d; it may be 1 to %d.".formatted(most, MOST_ORDERS));
            }
            return services().getOrders(user, (int) most).stream()
                    .map(OrderData::of)
                    .toList();
        });
    }

    /** The orders that closed since the last call or page, now completed: each is announced once. */
    @WebMethod
    @WebResult(name = "order")
    public List<OrderData> getClosedOrders() throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return Caller.answer(() ->
                services().getClosedOrders(user()).stream().map(OrderData::of).toList());
    }

    /** Places an order to buy. */
    @WebMethod
    @WebResult(name = "order")
    public OrderData buy(@WebParam(name = "symbol") String symbol, @WebParam(name = "quantity") Long quantity)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return Caller.answer(
                () -> OrderData.of(services().buy(user(), Entered.symbol(symbol), Entered.quantity(quantity))));
    }

    /** Places an order to sell a whole holding. */
    @WebMethod
    @WebResult(name = "order")
    public OrderData sell(@WebParam(name = "holdingID") Long holdingID)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return Caller.answer(() -> OrderData.of(services().sell(user(), Entered.holdingId(holdingID))));
    }

    @WebMethod
    @WebResult(name = "marketSummary")
    public MarketSummaryData getMarketSummary() throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return Caller.answer(() -> {
            user();
            return MarketSummaryData.of(market.summary());
        });
    }

    private TradeServices services() {
        return current.get();
    }

    private String user() {
        return Caller.user(context);
    }

    private static <T> T there(String name, T value) {
        if (value == null) {
            throw TradeException.badInput("The element '" + name + "' is missing.");
        }
        return value;
    }
}
