package org.tradebench.app.services;

import java.util.Set;
import org.tradebench.app.domain.OrderEnded;

/**
 * Names the groups of cached answers that an update invalidates together, as Trade's policy file does; {@code WEB-INF/cachespec.xml} spells the same
 * names.
 */
public final class DependencyIds {
    public static final String ALL_QUOTES = "AllQuotes";
    public static final String ALL_USERS = "AllUsers";
    public static final String MARKET_SUMMARY = "MarketSummary";

    private DependencyIds() {}

    public static String quote(String symbol) {
        return "Quote_Symbol:" + symbol;
    }

    public static String account(String userId) {
        return "Account_UserID:" + userId;
    }

    public static String profile(String userId) {
        return "AccountProfile_UserID:" + userId;
    }

    public static String holdings(String userId) {
        return "Holdings_UserID:" + userId;
    }

    /** Pages of holdings, which a logout ends. */
    public static String holdingsPage(String userId) {
        return "Holdings_UserID1:" + userId;
    }

    public static String orders(String userId) {
        return "Orders_UserID:" + userId;
    }

    /** Returns the group of the cached answer that no order of the user is to be announced. */
    public static String closedOrders(String userId) {
        return "ClosedOrders_UserID:" + userId;
    }

    /** Returns what an order changes that is placed and completed in one transaction. */
    static Set<Object> ofTrade(String userId, String quotes) {
        return Set.of(account(userId), holdings(userId), orders(userId), closedOrders(userId), quotes);
    }

    /** Returns what an order changes that ends outside the request that placed it. */
    public static Set<Object> of(OrderEnded order) {
        String quotes = order.symbol() == null ? ALL_QUOTES : quote(order.symbol());
        return order.userId() == null ? Set.of(ALL_USERS, quotes) : ofTrade(order.userId(), quotes);
    }
}
