package org.tradebench.app.messaging.prices;

import jakarta.annotation.Resource;
import jakarta.ejb.Asynchronous;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;
import jakarta.jms.ConnectionFactory;
import jakarta.jms.DeliveryMode;
import jakarta.jms.JMSContext;
import jakarta.jms.JMSException;
import jakarta.jms.JMSProducer;
import jakarta.jms.JMSRuntimeException;
import jakarta.jms.MapMessage;
import jakarta.jms.Topic;
import org.tradebench.app.domain.QuotePriceChange;

/** Sends the waiting price changes to the topic, on a thread of the container and over one connection. If that fails, shows them on this server only. */
@Stateless
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class PriceSender {
    private static final System.Logger LOG = System.getLogger(PriceSender.class.getName());

    @Resource(lookup = "jms/PriceConnectionFactory")
    private ConnectionFactory connections;

    @Resource(lookup = "jms/PriceTopic")
    private Topic topic;

    @Inject
    private PriceQueue queue;

    /** Observed by the live views of this server. */
    @Inject
    private Event<QuotePriceChange> views;

    @Asynchronous
    public void sendAll() {
        queue.runSender(this::send);
    }

    private void send() {
        QuotePriceChange change = queue.next();
        if (change == null) {
            return;
        }
        try (JMSContext context = connections.createContext()) {
            // An old price is of no use after a restart of the engine.
            JMSProducer producer = context.createProducer().setDeliveryMode(DeliveryMode.NON_PERSISTENT);
            while (change != null) {
                MapMessage message = context.createMapMessage();
                PriceMessage.write(change, message);
                producer.send(topic, message);
                change = queue.next();
            }
        } catch (JMSRuntimeException | JMSException e) {
            LOG.log(System.Logger.Level.WARNING, "Price changes are shown on this server only: {0}", e.getMessage());
            for (; change != null; change = queue.next()) {
                views.fire(change);
            }
        }
    }
}
