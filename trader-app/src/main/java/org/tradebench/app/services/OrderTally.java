package org.tradebench.app.services;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.util.function.Supplier;
import org.eclipse.microprofile.metrics.Counter;
import org.eclipse.microprofile.metrics.MetricRegistry;
import org.tradebench.app.domain.Order;
import org.tradebench.app.domain.OrderStatus;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;

/** Counts the orders that this server has placed, by kind, whichever way they were asked for; what became of them later the brokers count. */
@Dependent
class OrderTally {

    private final Counter bought;
    private final Counter sold;
    private final Counter endedAtOnce;
    private final Counter refused;

    @Inject
    OrderTally(MetricRegistry metrics) {
        bought = metrics.counter("trade_orders_to_buy");
        sold = metrics.counter("trade_orders_to_sell");
        endedAtOnce = metrics.counter("trade_orders_ended_at_once");
        refused = metrics.counter("trade_orders_refused");
    }

    Order buy(Supplier<Order> placing) {
        return counted(bought, placing);
    }

    Order sell(Supplier<Order> placing) {
        return counted(sold, placing);
    }

    private Order counted(Counter kind, Supplier<Order> placing) {
        Order order;
        try {
            order = placing.get();
        } catch (TradeException e) {
            if (e.reason() != Reason.OUTCOME_UNKNOWN) {
                refused.inc();
            }
            throw e;
        }
        kind.inc();
        if (order.orderStatus() != OrderStatus.OPEN) {
            endedAtOnce.inc();
        }
        return order;
    }
}
