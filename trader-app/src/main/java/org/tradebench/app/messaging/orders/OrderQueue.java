package org.tradebench.app.messaging.orders;

import jakarta.annotation.Resource;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.jms.ConnectionFactory;
import jakarta.jms.JMSContext;
import jakarta.jms.JMSException;
import jakarta.jms.JMSRuntimeException;
import jakarta.jms.MapMessage;
import jakarta.jms.Queue;

/** Puts orders into the queue: in the transaction of the caller, or at once where there is none. */
@ApplicationScoped
class OrderQueue {
    @Resource(lookup = "jms/TradeConnectionFactory")
    private ConnectionFactory connections;

    @Resource(lookup = "jms/OrderQueue")
    private Queue queue;

    /**
     * @throws JMSRuntimeException when the messaging engine cannot be reached, or refuses
     */
    void send(OrderMessage order) {
        try (JMSContext context = connections.createContext()) {
            MapMessage message = context.createMapMessage();
            order.writeTo(message);
            context.createProducer().send(queue, message);
        } catch (JMSException e) {
            throw new JMSRuntimeException(e.getMessage(), e.getErrorCode(), e);
        }
    }
}
