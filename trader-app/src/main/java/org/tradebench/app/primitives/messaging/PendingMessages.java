package org.tradebench.app.primitives.messaging;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.jms.JMSException;
import jakarta.jms.Message;
import jakarta.servlet.AsyncContext;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.tradebench.app.primitives.common.Permits;

/**
 * Tracks the messages that primitives have sent and the requests that wait for them. There are never more messages than waiting requests, so neither queue nor requests can grow without bound; a message that no request waits for is dropped.
 */
@ApplicationScoped
public class PendingMessages {
    /** Requests that may wait at once. Below the depth of the queue and the topic in server.xml. */
    private static final int MAX = 200;

    private static final String NUMBER = "number";
    private static final System.Logger LOG = System.getLogger(PendingMessages.class.getName());

    private final Permits permits = new Permits(MAX, "messages of primitives");
    private final Map<Long, AwaitedMessage> awaited = new ConcurrentHashMap<>();
    private final AtomicLong numbers = new AtomicLong(System.currentTimeMillis());

    /** Reserves a place among those that wait; {@link #await} or {@link #giveUp} gives it back. */
    void reserve() {
        permits.take();
    }

    void giveUp() {
        permits.giveBack();
    }

    /**
     * Has a request wait for its message, which is to be sent now; it is answered when the message comes, or when it does not in time.
     *
     * @param name of the primitive
     * @return the message's number
     */
    long await(AsyncContext request, String name) {
        long number = numbers.incrementAndGet();
        AwaitedMessage message = new AwaitedMessage(request, name, () -> withdraw(number));
        awaited.put(number, message);
        message.watch();
        return number;
    }

    /** Stops waiting for a message; only the caller that gets true may answer the request. */
    boolean withdraw(long number) {
        return take(number).isPresent();
    }

    private Optional<AwaitedMessage> take(long number) {
        AwaitedMessage message = awaited.remove(number);
        if (message != null) {
            permits.giveBack();
        }
        return Optional.ofNullable(message);
    }

    static void number(Message message, long number) throws JMSException {
        message.setLongProperty(NUMBER, number);
    }

    /** Answers the request of a message that has come to its bean. Throws nothing, so that no message comes twice. */
    void arrived(Message message, String text) {
        try {
            long number = message.propertyExists(NUMBER) ? message.getLongProperty(NUMBER) : -1;
            take(number)
                    .ifPresentOrElse(
                            waiting -> waiting.answer(text),
                            () -> LOG.log(System.Logger.Level.DEBUG, "No request waits for the message {0}", number));
        } catch (JMSException | RuntimeException e) {
            LOG.log(System.Logger.Level.DEBUG, "A message is dropped: {0}", e.getMessage());
        }
    }
}
