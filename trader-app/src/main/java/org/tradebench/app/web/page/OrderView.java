package org.tradebench.app.web.page;

import java.util.List;
import org.tradebench.app.domain.Order;

/** Holds what a page shows of an order that was just placed. */
public record OrderView(Order order) {
    public List<Order> orders() {
        return List.of(order);
    }

    /** Returns what was done; load scripts look for its end. */
    public String sentence() {
        return "Order " + order.orderId() + " to " + order.orderType().code() + " " + order.quantity() + " shares of "
                + order.symbol() + " has been submitted for processing";
    }
}
