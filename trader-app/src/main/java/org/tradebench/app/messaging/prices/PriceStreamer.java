package org.tradebench.app.messaging.prices;

import jakarta.ejb.ActivationConfigProperty;
import jakarta.ejb.MessageDriven;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;
import jakarta.jms.JMSException;
import jakarta.jms.Message;
import jakarta.jms.MessageListener;
import org.tradebench.app.domain.QuotePriceChange;

/** Passes price changes from the topic on to the live views of this server; each server has one, which receives all of them. */
@MessageDriven(
        activationConfig =
                @ActivationConfigProperty(propertyName = "destinationType", propertyValue = "jakarta.jms.Topic"))
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class PriceStreamer implements MessageListener {
    private static final System.Logger LOG = System.getLogger(PriceStreamer.class.getName());

    @Inject
    private Event<QuotePriceChange> views;

    @Override
    public void onMessage(Message message) {
        try {
            PriceMessage.read(message)
                    .ifPresentOrElse(
                            views::fire,
                            () -> LOG.log(
                                    System.Logger.Level.WARNING,
                                    "A message of the topic is no price change; it is dropped"));
        } catch (JMSException e) {
            LOG.log(System.Logger.Level.WARNING, "A price change could not be read: {0}", e.getMessage());
        }
    }
}
