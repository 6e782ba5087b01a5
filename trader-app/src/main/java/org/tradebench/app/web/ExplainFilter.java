package org.tradebench.app.web;

import jakarta.inject.Inject;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpSession;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.explain.RequestNotes;
import org.tradebench.app.input.Parameters;
import org.tradebench.app.settings.TradeSettings;

/** Keeps in the user's session what the last page made the application do (setting TRADER_EXPLAIN), for {@link ExplainServlet}. */
public class ExplainFilter extends HttpFilter {
    /** The session's attribute. */
    static final String LAST = "explanation";

    @Inject
    private transient TradeSettings settings;

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        if (!settings.now().explain()) {
            chain.doFilter(request, response);
            return;
        }
        String action = action(request);
        RequestNotes.begin(
                request.getMethod() + " " + request.getRequestURI() + (action == null ? "" : ", action " + action));
        try {
            chain.doFilter(request, response);
        } finally {
            keep(request);
        }
    }

    /** Returns none for malformed parameters, which the page itself refuses. */
    private static @Nullable String action(HttpServletRequest request) {
        try {
            return new Parameters(request).raw("action");
        } catch (TradeException malformed) {
            return null;
        }
    }

    private static void keep(HttpServletRequest request) {
        var explanation = RequestNotes.end();
        HttpSession session = request.getSession(false);
        if (session != null) {
            session.setAttribute(LAST, explanation);
        }
    }
}
