package org.tradebench.app.messaging.orders;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.jms.JMSRuntimeException;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.Order;
import org.tradebench.app.domain.OrderTicket;
import org.tradebench.app.services.OrderProcessing;
import org.tradebench.app.settings.OrderProcessingMode;

/**
 * Commits the order, then puts it into the queue: never the other way round, or the broker could look for an order that is not there yet. Between the two the
 * server may die, or the engine be away: the sweep completes such an order.
 */
@Dependent
class OnePhaseProcessing implements OrderProcessing {
    private static final System.Logger LOG = System.getLogger(OnePhaseProcessing.class.getName());

    @Inject
    private OrderQueue queue;

    @Inject
    private OrderCounters counters;

    @Override
    public OrderProcessingMode mode() {
        return OrderProcessingMode.ASYNCHRONOUS;
    }

    @Override
    public Order process(Order placed, @Nullable String userId, UnaryOperator<Order> completion) {
        return placed;
    }

    @Override
    public void committed(Order placed, @Nullable String userId) {
        queue(OrderTicket.of(placed, userId));
    }

    /** Logs a message that could not be sent: the order is placed, so this is not its user's failure. */
    private void queue(OrderTicket ticket) {
        try {
            queue.send(new OrderMessage(ticket, false));
            counters.of(OrderCounters.Event.QUEUED).inc();
        } catch (JMSRuntimeException e) {
            counters.of(OrderCounters.Event.NOT_QUEUED).inc();
            LOG.log(
                    System.Logger.Level.WARNING,
                    "Order {0} is not in the queue, the sweep will complete it: {1}",
                    Long.toString(ticket.orderId()),
                    e.getMessage());
        }
    }
}
