package org.tradebench.app.primitives.messaging;

import jakarta.annotation.Resource;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.jms.ConnectionFactory;
import jakarta.jms.DeliveryMode;
import jakarta.jms.Destination;
import jakarta.jms.JMSContext;
import jakarta.jms.JMSException;
import jakarta.jms.JMSRuntimeException;
import jakarta.jms.Message;
import jakarta.jms.Queue;
import jakarta.jms.Topic;

/** Sends the messages of primitives, in the caller's transaction or, without one, at once. */
@ApplicationScoped
public class PingMessages {
    /** Time to live of a message: as long as requests wait for it. */
    private static final long LIFE_MILLIS = 60_000;

    @Resource(lookup = "jms/PingConnectionFactory")
    private ConnectionFactory connections;

    @Resource(lookup = "jms/PingQueue")
    private Queue queue;

    @Resource(lookup = "jms/PingTopic")
    private Topic topic;

    /**
     * @param mode of {@link DeliveryMode}
     * @throws JMSRuntimeException when the engine does not take it
     */
    void toQueue(long number, int mode) {
        send(queue, number, mode);
    }

    /** Sends to the topic, non-persistently. */
    void toTopic(long number) {
        send(topic, number, DeliveryMode.NON_PERSISTENT);
    }

    private void send(Destination destination, long number, int mode) {
        try (JMSContext context = connections.createContext()) {
            Message message = context.createTextMessage("ping");
            PendingMessages.number(message, number);
            context.createProducer()
                    .setDeliveryMode(mode)
                    .setTimeToLive(LIFE_MILLIS)
                    .send(destination, message);
        } catch (JMSException e) {
            throw new JMSRuntimeException(e.getMessage(), e.getErrorCode(), e);
        }
    }
}
