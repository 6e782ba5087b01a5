package org.tradebench.app.soap;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.xml.ws.WebServiceContext;
import jakarta.xml.ws.handler.MessageContext;
import java.util.function.Supplier;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;
import org.tradebench.app.security.UserSession;
import org.tradebench.app.soap.fault.BadInput;
import org.tradebench.app.soap.fault.Conflict;
import org.tradebench.app.soap.fault.NotFound;
import org.tradebench.app.soap.fault.NotLoggedIn;
import org.tradebench.app.soap.fault.Unavailable;
import org.tradebench.app.web.error.Failures;
import org.tradebench.app.web.error.Problem;

/** Who sent a message, and how a refusal is told to them. */
final class Caller {

    private Caller() {}

    /** The HTTP request that carried the message being answered. */
    static HttpServletRequest request(WebServiceContext context) {
        return (HttpServletRequest) context.getMessageContext().get(MessageContext.SERVLET_REQUEST);
    }

    /**
     * The user whose session the message came in.
     *
     * @throws TradeException NOT_AUTHENTICATED when nobody is logged in
     */
    static String user(WebServiceContext context) {
        String userId = UserSession.userOf(request(context));
        if (userId == null) {
            throw new TradeException(
                    Reason.NOT_AUTHENTICATED,
                    "You are not logged in, or your session has ended: call login and send its cookie along.");
        }
        return userId;
    }

    /** What the operation gives; a refusal or a failure as the fault that says so. */
    static <T> T answer(Supplier<T> operation) throws BadInput, NotLoggedIn, NotFound, Conflict, Unavailable {
        try {
            return operation.get();
        } catch (RuntimeException e) {
            Problem problem = Failures.problemOf(e);
            switch (problem.status()) {
                case 400 -> throw new BadInput(problem.message());
                case 401, 403 -> throw new NotLoggedIn(problem.message());
                case 404 -> throw new NotFound(problem.message());
                case 409 -> throw new Conflict(problem.message());
                default -> throw new Unavailable(problem.message());
            }
        }
    }
}
