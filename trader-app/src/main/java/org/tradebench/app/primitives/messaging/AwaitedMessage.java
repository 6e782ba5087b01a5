package org.tradebench.app.primitives.messaging;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.function.BooleanSupplier;
import org.tradebench.app.primitives.common.PingPage;

/** Answers the request of a messaging primitive when its JMS message has arrived. */
final class AwaitedMessage implements AsyncListener {
    private static final long PATIENCE_MILLIS = 10_000;
    private static final System.Logger LOG = System.getLogger(AwaitedMessage.class.getName());

    private final AsyncContext request;
    private final String name;
    private final BooleanSupplier withdrawal;

    /** @param withdrawal returns whether the message had not come yet, and stops waiting for it */
    AwaitedMessage(AsyncContext request, String name, BooleanSupplier withdrawal) {
        this.request = request;
        this.name = name;
        this.withdrawal = withdrawal;
    }

    /** Ends the request when the message does not come. */
    void watch() {
        request.setTimeout(PATIENCE_MILLIS);
        request.addListener(this);
    }

    /** Answers, on the thread that has received the message. */
    void answer(String text) {
        try {
            PingPage.write(request.getResponse(), name, text);
        } catch (IOException e) {
            LOG.log(System.Logger.Level.DEBUG, "The client of {0} is gone", name);
        } finally {
            request.complete();
        }
    }

    @Override
    public void onTimeout(AsyncEvent event) throws IOException {
        if (withdrawal.getAsBoolean()) {
            ((HttpServletResponse) request.getResponse()).setStatus(HttpServletResponse.SC_SERVICE_UNAVAILABLE);
            answer("The message did not come within " + PATIENCE_MILLIS / 1000 + " s.");
        }
    }

    @Override
    public void onError(AsyncEvent event) {
        if (withdrawal.getAsBoolean()) {
            request.complete();
        }
    }

    @Override
    public void onComplete(AsyncEvent event) {
        // Its completion has withdrawn it.
    }

    @Override
    public void onStartAsync(AsyncEvent event) {
        // Started once.
    }
}
