package org.tradebench.app.domain;

/** Reports that an order that was to be completed or cancelled has ended before; nothing was changed. */
public class OrderEndedException extends TradeException {
    OrderEndedException(long orderId, OrderStatus status) {
        super(Reason.CONFLICT, "Order " + orderId + " has ended already: it is " + status.code() + ".");
    }
}
