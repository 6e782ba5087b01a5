package org.tradebench.app.messaging.orders;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.jms.JMSRuntimeException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.tradebench.app.domain.Order;
import org.tradebench.app.services.orders.OrderProcessing;
import org.tradebench.app.services.orders.OrderTicket;
import org.tradebench.app.settings.OrderProcessingMode;

/**
 * Commits the order, then puts it into the queue: never the other way round, or the broker could look for an order that is
 * not there yet. Between the two the server may die, or the engine be away: such an order is the sweep's.
 */
@Dependent
class OnePhaseProcessing implements OrderProcessing {

    private static final System.Logger LOG = System.getLogger(OnePhaseProcessing.class.getName());

    /** Of the transaction under way on this thread. */
    private static final ThreadLocal<List<OrderTicket>> PLACED = ThreadLocal.withInitial(ArrayList::new);

    @Inject
    private OrderQueue queue;

    @Inject
    private OrderCounters counters;

    @Override
    public OrderProcessingMode mode() {
        return OrderProcessingMode.ASYNCHRONOUS;
    }

    @Override
    public <T> T place(Supplier<T> transaction) {
        PLACED.remove();
        try {
            T result = transaction.get();
            PLACED.get().forEach(this::queue);
            return result;
        } finally {
            PLACED.remove();
        }
    }

    @Override
    public Order process(Order order, String userId, UnaryOperator<Order> completion) {
        PLACED.get().add(OrderTicket.of(order, userId));
        return order;
    }

    /** The order is placed: that nobody could be told of it is not its user's failure. */
    private void queue(OrderTicket ticket) {
        try {
            queue.send(new OrderMessage(ticket, false));
            counters.queued().inc();
        } catch (JMSRuntimeException e) {
            counters.notQueued().inc();
            LOG.log(
                    System.Logger.Level.WARNING,
                    "Order {0} is not in the queue, the sweep will complete it: {1}",
                    Long.toString(ticket.orderId()),
                    e.getMessage());
        }
    }
}
