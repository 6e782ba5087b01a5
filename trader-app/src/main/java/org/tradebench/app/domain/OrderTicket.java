package org.tradebench.app.domain;

import org.jspecify.annotations.Nullable;

/**
 * Identifies an open order for whoever completes it.
 *
 * @param userId who placed it; null when only its number is known
 */
public record OrderTicket(long orderId, @Nullable String userId, String symbol) {
    public static OrderTicket of(Order order, @Nullable String userId) {
        return new OrderTicket(order.orderId(), userId, order.symbol());
    }
}
