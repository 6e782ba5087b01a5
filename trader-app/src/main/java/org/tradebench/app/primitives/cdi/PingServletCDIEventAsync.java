package org.tradebench.app.primitives.cdi;

import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;
import jakarta.servlet.AsyncContext;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.tradebench.app.primitives.common.Permits;
import org.tradebench.app.primitives.common.PingPage;
import org.tradebench.app.primitives.common.PrimitiveServlet;

/** Fires an event that is observed in another thread, and answers after that. */
@WebServlet(value = "/servlet/PingServletCDIEventAsync", asyncSupported = true)
public class PingServletCDIEventAsync extends PrimitiveServlet {
    private static final long PATIENCE_MILLIS = 30_000;

    private final transient Permits permits = new Permits(1_000, "events of PingServletCDIEventAsync");

    @Inject
    private transient Event<Hit> event;

    @Override
    protected void ping(HttpServletRequest request, HttpServletResponse response) {
        permits.take();
        AsyncContext later = request.startAsync();
        later.setTimeout(PATIENCE_MILLIS);
        event.fireAsync(new Hit()).whenComplete((hit, failure) -> {
            int seen = hit == null ? 0 : hit.seen().get();
            answer(later, permits, seen);
        });
    }

    /** Answers and gives the permit back, first: a request that the server has given up can be neither written nor completed. */
    static void answer(AsyncContext later, Permits permits, int seen) {
        permits.giveBack();
        try {
            PingPage.write(later.getResponse(), "PingServletCDIEventAsync", "Observed: " + seen);
        } catch (IOException e) {
            // The client is gone.
            throw new UncheckedIOException(e);
        } finally {
            later.complete();
        }
    }
}
