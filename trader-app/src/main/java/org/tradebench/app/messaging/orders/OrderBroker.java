package org.tradebench.app.messaging.orders;

import jakarta.annotation.Resource;
import jakarta.ejb.ActivationConfigProperty;
import jakarta.ejb.MessageDriven;
import jakarta.ejb.MessageDrivenContext;
import jakarta.inject.Inject;
import jakarta.jms.JMSException;
import jakarta.jms.Message;
import jakarta.jms.MessageListener;
import java.util.Optional;
import org.tradebench.app.messaging.orders.OrderCompletions.Outcome;

/**
 * Completes the orders that come by the queue. The container has begun a transaction with the message in it: to roll it back puts the message into the queue
 * again, a bounded number of times.
 */
@MessageDriven(
        activationConfig =
                @ActivationConfigProperty(propertyName = "destinationType", propertyValue = "jakarta.jms.Queue"))
public class OrderBroker implements MessageListener {
    /** Deliveries of one message; below the queue's maxRedeliveryCount in server.xml, so that the last one comes here. */
    static final int MAX_DELIVERIES = 5;

    private static final System.Logger LOG = System.getLogger(OrderBroker.class.getName());

    @Resource
    private MessageDrivenContext context;

    @Inject
    private OrderCompletions completions;

    @Inject
    private OrderCounters counters;

    @Override
    public void onMessage(Message message) {
        try {
            Optional<OrderMessage> order = OrderMessage.read(message);
            if (order.isEmpty()) {
                counters.of(OrderCounters.Event.UNREADABLE).inc();
                LOG.log(System.Logger.Level.WARNING, "A message in the queue is no order; it is dropped");
                return;
            }
            int delivery = message.getIntProperty("JMSXDeliveryCount");
            if (delivery > 1) {
                counters.of(OrderCounters.Event.REDELIVERED).inc();
            }
            complete(order.get(), delivery >= MAX_DELIVERIES);
        } catch (JMSException e) {
            LOG.log(System.Logger.Level.WARNING, "A message could not be read: {0}", e.getMessage());
            context.setRollbackOnly();
        }
    }

    private void complete(OrderMessage order, boolean last) {
        if (order.twoPhase() && !last) {
            try {
                completions.inTransaction(order.ticket());
            } catch (RuntimeException e) {
                LOG.log(
                        System.Logger.Level.INFO,
                        "Order {0} was not completed: {1}",
                        Long.toString(order.ticket().orderId()),
                        e.getMessage());
                context.setRollbackOnly();
            }
            return;
        }
        Outcome outcome = completions.alone(order.ticket(), counters.of(OrderCounters.Event.COMPLETED));
        if (outcome == Outcome.REFUSED) {
            if (!last) {
                context.setRollbackOnly();
                return;
            }
            outcome = completions.cancel(order.ticket());
        }
        if (outcome == Outcome.LEFT || outcome == Outcome.HELD) {
            counters.of(OrderCounters.Event.LEFT).inc();
        }
    }
}
