package org.tradebench.app.soap;

import jakarta.servlet.http.HttpServletResponse;
import jakarta.xml.ws.WebServiceContext;
import jakarta.xml.ws.handler.MessageContext;
import java.util.Objects;
import java.util.function.Supplier;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.soap.fault.BadInput;
import org.tradebench.app.soap.fault.Conflict;
import org.tradebench.app.soap.fault.NotFound;
import org.tradebench.app.soap.fault.NotLoggedIn;
import org.tradebench.app.soap.fault.Refusal;
import org.tradebench.app.soap.fault.Unavailable;
import org.tradebench.app.web.error.Problem;
import org.tradebench.app.web.error.Problems;

/** Turns exceptions into the faults of the WSDL. */
final class SoapFaults {
    private SoapFaults() {}

    /** Returns the operation's answer; a refusal or a failure becomes a fault. */
    static <T> T of(Supplier<T> operation) throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        try {
            return operation.get();
        } catch (RuntimeException e) {
            Problem problem = Problems.problemOf(e);
            Refusal refusal = new Refusal(problem.message(), problem.status());
            switch (problem.status()) {
                case 400 -> throw new BadInput(refusal);
                case 401, 403, 429 -> throw new NotLoggedIn(refusal);
                case 404 -> throw new NotFound(refusal);
                case 409 -> throw new Conflict(refusal);
                default -> throw new Unavailable(refusal);
            }
        }
    }

    /** Does the same, and adds the header that names when the operation may be tried again. */
    static <T> T of(WebServiceContext context, Supplier<T> operation)
            throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        return of(() -> {
            try {
                return operation.get();
            } catch (TradeException refused) {
                if (refused.retryAfterSeconds() > 0) {
                    ((HttpServletResponse) Objects.requireNonNull(
                                    context.getMessageContext().get(MessageContext.SERVLET_RESPONSE)))
                            .setHeader("Retry-After", Integer.toString(refused.retryAfterSeconds()));
                }
                throw refused;
            }
        });
    }
}
