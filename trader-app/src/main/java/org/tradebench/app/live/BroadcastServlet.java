package org.tradebench.app.live;

import jakarta.inject.Inject;
import jakarta.servlet.AsyncContext;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.tradebench.app.web.error.ErrorPages;
import org.tradebench.app.web.error.Problem;

/** Streams price changes as server-sent events: the latest ones at once, new ones as they come. */
public class BroadcastServlet extends HttpServlet {
    private static final Problem FULL = new Problem(
            HttpServletResponse.SC_SERVICE_UNAVAILABLE,
            "Not available",
            "This server has reached its limit of live clients. Please try again later.",
            5);

    @Inject
    private transient LiveViews views;

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response)
            throws ServletException, IOException {
        AsyncContext async = request.startAsync(request, response);
        EventStream stream = new EventStream(views, async, response.getOutputStream());
        if (!views.admit(stream, request.getRemoteAddr())) {
            ErrorPages.answer(request, response, FULL);
            async.complete();
            return;
        }
        // No timeout of the container's: the stream ends with its client, or the live views end it.
        async.setTimeout(0);
        async.addListener(stream);
        response.setContentType("text/event-stream;charset=UTF-8");
        response.setHeader("Cache-Control", "no-store");
        // nginx buffers answers by default.
        response.setHeader("X-Accel-Buffering", "no");
        // The head goes out now, before anything blocks it: the server's first asynchronous flush would delay the
        // first event back.
        response.getOutputStream().write(EventStream.BEGINNING);
        response.flushBuffer();
        response.getOutputStream().setWriteListener(stream);
    }

    /** Answers HEAD with headers only, without opening a stream; the length of an endless answer is unknown. */
    @Override
    protected void doHead(HttpServletRequest request, HttpServletResponse response) {
        response.setContentType("text/event-stream;charset=UTF-8");
        response.setHeader("Cache-Control", "no-store");
    }
}
