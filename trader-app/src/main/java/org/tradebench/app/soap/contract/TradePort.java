package org.tradebench.app.soap.contract;

import jakarta.jws.WebMethod;
import jakarta.jws.WebParam;
import jakarta.jws.WebResult;
import jakarta.jws.WebService;
import java.util.List;
import org.jspecify.annotations.Nullable;
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

/** Declares the operations of the brokerage as in the WSDL, for the web service and its clients. */
@WebService(name = "TradeServices", targetNamespace = Refusal.NAMESPACE)
public interface TradePort {
    String SERVICE = "TradeWSServices";

    String PORT = "TradeServices";

    /** Checks the password and begins a session. */
    @WebMethod
    @WebResult(name = "account")
    AccountData login(
            @WebParam(name = "userID") @Nullable String userID, @WebParam(name = "password") @Nullable String password)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable;

    /** Counts the logout and ends the session. */
    @WebMethod
    @WebResult(name = "userID")
    String logout() throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable;

    /** Creates a user with profile and account, and begins their session. */
    @WebMethod
    @WebResult(name = "account")
    AccountData register(@WebParam(name = "registration") @Nullable RegistrationData registration)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable;

    @WebMethod
    @WebResult(name = "account")
    AccountData getAccountData() throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable;

    @WebMethod
    @WebResult(name = "profile")
    AccountProfileData getAccountProfileData() throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable;

    /** Replaces all values of the profile, the password included. */
    @WebMethod
    @WebResult(name = "profile")
    AccountProfileData updateAccountProfile(@WebParam(name = "profile") @Nullable ProfileData profile)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable;

    @WebMethod
    @WebResult(name = "quote")
    QuoteData getQuote(@WebParam(name = "symbol") @Nullable String symbol)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable;

    /** Returns the quotes of those symbols that exist, in the order asked. */
    @WebMethod
    @WebResult(name = "quote")
    List<QuoteData> getQuotes(@WebParam(name = "symbol") @Nullable List<@Nullable String> symbols)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable;

    /** Returns the user's first 1,000 holdings, by their ids, at their current prices. */
    @WebMethod
    @WebResult(name = "holding")
    List<HoldingData> getHoldings() throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable;

    /** Returns the next 1,000 after a holding. */
    @WebMethod
    @WebResult(name = "holding")
    List<HoldingData> getHoldingsAfter(@WebParam(name = "holdingID") @Nullable Long holdingID)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable;

    @WebMethod
    @WebResult(name = "sums")
    HoldingSumsData getHoldingSums() throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable;

    @WebMethod
    @WebResult(name = "holding")
    HoldingData getHolding(@WebParam(name = "holdingID") @Nullable Long holdingID)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable;

    @WebMethod
    @WebResult(name = "order")
    OrderData getOrder(@WebParam(name = "orderID") @Nullable Long orderID)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable;

    @WebMethod
    @WebResult(name = "order")
    List<OrderData> getOrders(@WebParam(name = "limit") @Nullable Long limit)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable;

    /** Returns those before an order, the newest first. */
    @WebMethod
    @WebResult(name = "order")
    List<OrderData> getOrdersBefore(
            @WebParam(name = "orderID") @Nullable Long orderID, @WebParam(name = "limit") @Nullable Long limit)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable;

    /** Returns the orders that closed since the last call or page, now completed: each is announced once. */
    @WebMethod
    @WebResult(name = "order")
    List<OrderData> getClosedOrders() throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable;

    @WebMethod
    @WebResult(name = "order")
    OrderData buy(
            @WebParam(name = "symbol") @Nullable String symbol, @WebParam(name = "quantity") @Nullable Long quantity)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable;

    @WebMethod
    @WebResult(name = "order")
    OrderData sell(@WebParam(name = "holdingID") @Nullable Long holdingID)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable;

    @WebMethod
    @WebResult(name = "marketSummary")
    MarketSummaryData getMarketSummary() throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable;
}
