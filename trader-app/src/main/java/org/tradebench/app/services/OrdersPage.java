package org.tradebench.app.services;

import java.util.List;
import org.tradebench.app.domain.Order;
import org.tradebench.app.domain.TradeRules;

/**
 * Holds some orders of a user, the newest first.
 *
 * @param orders at most {@link TradeRules#MAX_ROWS}
 * @param next before which order the next page begins; 0 when there is none
 */
public record OrdersPage(List<Order> orders, long next) {
    /** Returns the newest of those before an order, up to a limit. */
    public static OrdersPage newest(TradeServices services, String userId, long before, int limit) {
        return new OrdersPage(
                before == 0 ? services.getOrders(userId, limit) : services.getOrdersBefore(userId, before, limit), 0);
    }

    /** Returns as many as an answer may have. */
    public static OrdersPage all(TradeServices services, String userId, long before) {
        List<Order> read =
                newest(services, userId, before, TradeRules.MAX_ROWS + 1).orders();
        if (read.size() <= TradeRules.MAX_ROWS) {
            return new OrdersPage(read, 0);
        }
        List<Order> shown = read.subList(0, TradeRules.MAX_ROWS);
        return new OrdersPage(shown, shown.get(shown.size() - 1).orderId());
    }
}
