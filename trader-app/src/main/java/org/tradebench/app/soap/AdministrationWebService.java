package org.tradebench.app.soap;

import jakarta.annotation.Resource;
import jakarta.inject.Inject;
import jakarta.jws.WebMethod;
import jakarta.jws.WebParam;
import jakarta.jws.WebResult;
import jakarta.jws.WebService;
import jakarta.xml.ws.WebServiceContext;
import java.math.BigDecimal;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.input.FieldLengths;
import org.tradebench.app.input.TextInput;
import org.tradebench.app.maintenance.DataJobs;
import org.tradebench.app.security.AdminAccount;
import org.tradebench.app.security.SecurityEvent;
import org.tradebench.app.security.SecurityEvent.Outcome;
import org.tradebench.app.security.SecurityLog;
import org.tradebench.app.services.CallOrigin;
import org.tradebench.app.services.CurrentTradeServices;
import org.tradebench.app.services.TradeServices;
import org.tradebench.app.soap.fault.BadInput;
import org.tradebench.app.soap.fault.Conflict;
import org.tradebench.app.soap.fault.NotFound;
import org.tradebench.app.soap.fault.NotLoggedIn;
import org.tradebench.app.soap.fault.Refusal;
import org.tradebench.app.soap.fault.Unavailable;
import org.tradebench.app.soap.message.OrderData;
import org.tradebench.app.soap.message.QuoteData;

/** Serves the operations that only the administrator may call; {@code login} begins the session. */
@WebService(
        name = "TradeAdministration",
        serviceName = "TradeAdministrationWSServices",
        portName = "TradeAdministration",
        targetNamespace = Refusal.NAMESPACE)
public class AdministrationWebService {
    @Resource
    private WebServiceContext context;

    @Inject
    private CurrentTradeServices current;

    @Inject
    private AdminAccount account;

    @Inject
    private DataJobs jobs;

    /** Gives the session the administrator's role. */
    @WebMethod
    @WebResult(name = "user")
    public String login(
            @WebParam(name = "user") @Nullable String user, @WebParam(name = "password") @Nullable String password)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return SoapFaults.of(context, () -> {
            String name = TextInput.required("user", user, FieldLengths.USER_ID);
            account.login(SoapCallers.request(context), name, MessageInput.password(password));
            return name;
        });
    }

    /** Returns every quote, by symbol: its cost grows with the market. */
    @WebMethod
    @WebResult(name = "quote")
    public List<QuoteData> getAllQuotes() throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return asAdministrator(
                services -> services.getAllQuotes().stream().map(QuoteData::of).toList());
    }

    @WebMethod
    @WebResult(name = "quote")
    public QuoteData createQuote(
            @WebParam(name = "symbol") @Nullable String symbol,
            @WebParam(name = "companyName") @Nullable String companyName,
            @WebParam(name = "price") @Nullable BigDecimal price)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return asAdministrator(services -> QuoteData.of(services.createQuote(
                MessageInput.symbol(symbol),
                MessageInput.text("companyName", companyName),
                MessageInput.amount(price))));
    }

    /** Moves a quote's price by a factor and adds to its volume, as a trade of so many shares would. */
    @WebMethod
    @WebResult(name = "quote")
    public QuoteData updateQuotePriceVolume(
            @WebParam(name = "symbol") @Nullable String symbol,
            @WebParam(name = "factor") @Nullable BigDecimal factor,
            @WebParam(name = "sharesTraded") @Nullable Long sharesTraded)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return asAdministrator(services -> QuoteData.of(services.updateQuotePriceVolume(
                MessageInput.symbol(symbol),
                MessageInput.factor(factor),
                MessageInput.number("sharesTraded", sharesTraded))));
    }

    @WebMethod
    @WebResult(name = "orderID")
    public long queueOrder(@WebParam(name = "orderID") @Nullable Long orderID)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return asAdministrator(services -> {
            long order = MessageInput.number("orderID", orderID);
            services.queueOrder(order);
            return order;
        });
    }

    @WebMethod
    @WebResult(name = "order")
    public OrderData completeOrder(@WebParam(name = "orderID") @Nullable Long orderID)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return asAdministrator(
                services -> OrderData.of(services.completeOrder(MessageInput.number("orderID", orderID))));
    }

    /** Ends an open order without effect. */
    @WebMethod
    @WebResult(name = "order")
    public OrderData cancelOrder(@WebParam(name = "orderID") @Nullable Long orderID)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return asAdministrator(services -> OrderData.of(services.cancelOrder(MessageInput.number("orderID", orderID))));
    }

    /** Begins to restore the populated rows, as the page of the settings does; until it is done every message is answered with status 503. */
    @WebMethod
    @WebResult(name = "begun")
    public boolean resetTrade() throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return asAdministrator(services -> {
            jobs.reset();
            SecurityLog.write(SecurityEvent.RESET, Outcome.OK, AdminAccount.NAME, SoapCallers.request(context));
            return true;
        });
    }

    /** @param operation on the services of the mode now in force */
    private <T> T asAdministrator(Function<TradeServices, T> operation)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return SoapFaults.of(() -> {
            AdminAccount.demand(SoapCallers.request(context));
            return operation.apply(current.get(CallOrigin.MESSAGE));
        });
    }
}
