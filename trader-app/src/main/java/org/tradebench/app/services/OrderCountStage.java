package org.tradebench.app.services;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import org.eclipse.microprofile.metrics.Counter;
import org.eclipse.microprofile.metrics.MetricRegistry;
import org.tradebench.app.domain.Order;
import org.tradebench.app.domain.OrderStatus;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;
import org.tradebench.app.services.TradeOperation.Placement;

/** Counts the orders that this server has placed, by type; the brokers count their completions later. */
@Dependent
class OrderCountStage implements PipelineStage {
    private final Counter bought;
    private final Counter sold;
    private final Counter endedAtOnce;
    private final Counter refused;

    @Inject
    OrderCountStage(MetricRegistry metrics) {
        bought = metrics.counter("trade_orders_to_buy");
        sold = metrics.counter("trade_orders_to_sell");
        endedAtOnce = metrics.counter("trade_orders_ended_at_once");
        refused = metrics.counter("trade_orders_refused");
    }

    @Override
    public <T> T call(TradeOperation<T> operation, TradeServices next) {
        if (!(operation instanceof Placement)) {
            return next.call(operation);
        }
        T answer;
        try {
            answer = next.call(operation);
        } catch (TradeException e) {
            if (e.reason() != Reason.OUTCOME_UNKNOWN) {
                refused.inc();
            }
            throw e;
        }
        count((Order) answer);
        return answer;
    }

    private void count(Order order) {
        switch (order.orderType()) {
            case BUY -> bought.inc();
            case SELL -> sold.inc();
        }
        if (order.orderStatus() != OrderStatus.OPEN) {
            endedAtOnce.inc();
        }
    }
}
