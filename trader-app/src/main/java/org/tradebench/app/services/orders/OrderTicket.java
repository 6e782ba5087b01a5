package org.tradebench.app.services.orders;

import org.tradebench.app.domain.Order;

/**
 * What somebody must know of an open order to complete it.
 *
 * @param userId who placed it; null when nobody said
 */
public record OrderTicket(long orderId, String userId, String symbol) {

    public static OrderTicket of(Order order, String userId) {
        return new OrderTicket(order.orderId(), userId, order.symbol());
    }
}
