package org.tradebench.app.primitives.container;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.tradebench.app.primitives.common.HitCounter;
import org.tradebench.app.primitives.common.PingPage;

/** Answers from another thread of the container after the servlet has returned. */
@WebServlet(value = "/servlet/PingServlet30Async", asyncSupported = true)
public class PingServlet30Async extends HttpServlet {
    /** Milliseconds after which the container gives up. */
    static final long PATIENCE = 30_000;

    private final transient HitCounter hits = new HitCounter();

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) {
        AsyncContext later = request.startAsync();
        later.setTimeout(PATIENCE);
        later.start(() -> answer(later));
    }

    private void answer(AsyncContext later) {
        try {
            PingPage.write(later.getResponse(), "PingServlet30Async", hits.next());
        } catch (IOException e) {
            // The client is gone.
            throw new UncheckedIOException(e);
        } finally {
            later.complete();
        }
    }
}
