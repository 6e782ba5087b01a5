package org.tradebench.app.soap.client;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.xml.ws.WebServiceException;
import java.util.Optional;
import org.eclipse.microprofile.metrics.Counter;
import org.eclipse.microprofile.metrics.MetricRegistry;
import org.tradebench.app.domain.Refusals;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;
import org.tradebench.app.soap.contract.TradePort;
import org.tradebench.app.soap.fault.Refused;

/** Sends a message and makes of its answer what the operation would have given: a fault becomes the refusal that it was made of. */
@ApplicationScoped
class Messages {

    private static final System.Logger LOG = System.getLogger(Messages.class.getName());

    private WebServicePort port;
    private Counter sent;

    /** For the container's proxy. */
    protected Messages() {}

    @Inject
    Messages(WebServicePort port, MetricRegistry metrics) {
        this.port = port;
        this.sent = metrics.counter("trade_web_service_calls");
    }

    /** An operation of the web service. */
    @FunctionalInterface
    interface Operation<T> {

        T by(TradePort port) throws Refused;
    }

    <T> T forUser(String userId, Operation<T> operation) {
        return send(Optional.of(userId), operation, false);
    }

    <T> T forNobody(Operation<T> operation) {
        return send(Optional.empty(), operation, false);
    }

    /**
     * An operation that must not be made twice: without an answer its outcome is unknown.
     *
     * @param user for whom; empty: for nobody
     */
    <T> T change(Optional<String> user, Operation<T> operation) {
        return send(user, operation, true);
    }

    private <T> T send(Optional<String> user, Operation<T> operation, boolean changes) {
        sent.inc();
        try {
            return operation.by(port.actingFor(user));
        } catch (Refused fault) {
            throw Meanings.of(fault.getFaultInfo());
        } catch (WebServiceException noAnswer) {
            LOG.log(
                    System.Logger.Level.WARNING,
                    "The web service at {0} does not answer: {1}",
                    port.address(),
                    Meanings.told(noAnswer));
            if (changes && !Meanings.wasNotSent(noAnswer)) {
                throw Refusals.outcomeUnknown();
            }
            throw new TradeException(Reason.UNAVAILABLE, "The web service does not answer. Try again later.");
        }
    }
}
