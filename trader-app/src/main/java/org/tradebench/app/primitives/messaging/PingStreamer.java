package org.tradebench.app.primitives.messaging;

import jakarta.ejb.ActivationConfigProperty;
import jakarta.ejb.MessageDriven;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import jakarta.inject.Inject;
import jakarta.jms.Message;
import jakarta.jms.MessageListener;

/** Receives the primitives' messages from their topic. */
@MessageDriven(
        activationConfig =
                @ActivationConfigProperty(propertyName = "destinationType", propertyValue = "jakarta.jms.Topic"))
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class PingStreamer implements MessageListener {
    @Inject
    private PendingMessages underway;

    @Override
    public void onMessage(Message message) {
        underway.arrived(message, "Message taken from the topic");
    }
}
