package org.tradebench.servers.metrics;

import io.smallrye.metrics.MetricsRequestHandler;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;

/** Serves the page of MicroProfile Metrics; the server's configuration makes it available at /metrics, where other servers have it. */
@WebServlet(MetricsServlet.PATH)
public final class MetricsServlet extends HttpServlet {
    static final String PATH = "/metrics";

    private static final long serialVersionUID = 1L;

    private final transient MetricsRequestHandler handler = new MetricsRequestHandler();

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        List<String> accepted = Collections.list(request.getHeaders("Accept"));
        handler.handleRequest(
                PATH,
                PATH,
                request.getMethod(),
                // Without an Accept header the handler would assume JSON, a format that it does not have.
                (accepted.isEmpty() ? List.of("text/plain") : accepted).stream(),
                request.getParameterMap(),
                (status, text, headers) -> {
                    response.setStatus(status);
                    response.setCharacterEncoding(StandardCharsets.UTF_8.name());
                    headers.forEach(response::setHeader);
                    response.getWriter().write(text);
                });
    }
}
