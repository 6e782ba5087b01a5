package org.tradebench.app.primitives.messaging;

import jakarta.inject.Inject;
import jakarta.jms.JMSRuntimeException;
import jakarta.servlet.AsyncContext;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.tradebench.app.domain.Refusals;
import org.tradebench.app.primitives.common.PrimitiveServlet;
import org.tradebench.app.security.CrossSite;
import org.tradebench.app.web.error.ErrorPages;
import org.tradebench.app.web.error.Problems;

/** Sends one message; the message-driven bean that receives it answers the request. No thread waits meanwhile. */
abstract class MessagePing extends PrimitiveServlet {
    private static final System.Logger LOG = System.getLogger(MessagePing.class.getName());

    @Inject
    private transient PendingMessages underway;

    @Override
    protected final void ping(HttpServletRequest request, HttpServletResponse response)
            throws ServletException, IOException {
        if (CrossSite.isFrom(request)) {
            throw CrossSite.refusal(request);
        }
        underway.reserve();
        AsyncContext later;
        try {
            later = request.startAsync();
        } catch (RuntimeException e) {
            underway.giveUp();
            throw e;
        }
        long number = underway.await(later, getClass().getSimpleName());
        try {
            send(number);
        } catch (RuntimeException e) {
            // Should the message be under way all the same, its request has ended here: it is dropped.
            if (underway.withdraw(number)) {
                try {
                    ErrorPages.show(request, response, Problems.problemOf(meaning(e)));
                } finally {
                    later.complete();
                }
            }
        }
    }

    private static RuntimeException meaning(RuntimeException thrown) {
        if (thrown instanceof JMSRuntimeException) {
            LOG.log(System.Logger.Level.WARNING, "A message of a primitive was not sent: {0}", thrown.getMessage());
            return Refusals.messagingUnavailable();
        }
        return thrown;
    }

    abstract void send(long number);
}
