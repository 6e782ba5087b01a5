package org.tradebench.app.soap.client;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.xml.ws.WebServiceException;
import org.eclipse.microprofile.metrics.Counter;
import org.eclipse.microprofile.metrics.MetricRegistry;
import org.tradebench.app.domain.Refusals;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;
import org.tradebench.app.services.TradeOperation;
import org.tradebench.app.services.TradeOperation.Update;
import org.tradebench.app.soap.contract.TradePort;
import org.tradebench.app.soap.fault.Refused;

/** Sends messages and turns a fault back into the refusal that it was made of. */
@ApplicationScoped
class Messages {
    private static final System.Logger LOG = System.getLogger(Messages.class.getName());

    private WebServicePort port;
    private Counter sent;

    @SuppressWarnings("NullAway")
    protected Messages() {}

    @Inject
    Messages(WebServicePort port, MetricRegistry metrics) {
        this.port = port;
        this.sent = metrics.counter("trade_web_service_calls");
    }

    @FunctionalInterface
    interface Sender<T> {
        T by(TradePort port) throws Refused;
    }

    /** Sends the message of an operation; without an answer the outcome of an update that must not be repeated is unknown. */
    <T> T send(TradeOperation<T> operation, Sender<T> message) {
        sent.inc();
        try {
            return message.by(port.actingFor(operation));
        } catch (Refused fault) {
            throw FaultTranslation.of(fault.getFaultInfo());
        } catch (WebServiceException noAnswer) {
            LOG.log(
                    System.Logger.Level.WARNING,
                    "The web service at {0} does not answer: {1}",
                    port.address(),
                    FaultTranslation.rootMessage(noAnswer));
            if (operation instanceof Update<T> update
                    && !update.isRepeatable()
                    && !FaultTranslation.wasNotSent(noAnswer)) {
                throw Refusals.outcomeUnknown();
            }
            throw new TradeException(Reason.UNAVAILABLE, "The web service does not answer. Try again later.");
        }
    }
}
