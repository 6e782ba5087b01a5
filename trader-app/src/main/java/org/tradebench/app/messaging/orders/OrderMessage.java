package org.tradebench.app.messaging.orders;

import jakarta.jms.JMSException;
import jakarta.jms.MapMessage;
import jakarta.jms.Message;
import java.util.Optional;
import org.tradebench.app.domain.OrderTicket;

/**
 * Holds an order as it is in the queue.
 *
 * @param twoPhase whether it is to be completed in the transaction that receives it
 */
record OrderMessage(OrderTicket ticket, boolean twoPhase) {
    private static final String ORDER = "orderID";
    private static final String USER = "userID";
    private static final String SYMBOL = "symbol";
    private static final String TWO_PHASE = "twoPhase";

    void writeTo(MapMessage message) throws JMSException {
        message.setLong(ORDER, ticket.orderId());
        message.setString(SYMBOL, ticket.symbol());
        message.setBoolean(TWO_PHASE, twoPhase);
        if (ticket.userId() != null) {
            message.setString(USER, ticket.userId());
        }
    }

    /** Returns empty when it is no order at all. */
    static Optional<OrderMessage> read(Message message) throws JMSException {
        if (!(message instanceof MapMessage map) || !map.itemExists(ORDER) || !map.itemExists(SYMBOL)) {
            return Optional.empty();
        }
        try {
            return Optional.of(new OrderMessage(
                    new OrderTicket(map.getLong(ORDER), map.getString(USER), map.getString(SYMBOL)),
                    map.getBoolean(TWO_PHASE)));
        } catch (JMSException | NumberFormatException notWhatItShouldBe) {
            return Optional.empty();
        }
    }
}
