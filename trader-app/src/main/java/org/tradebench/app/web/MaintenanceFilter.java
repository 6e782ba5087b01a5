package org.tradebench.app.web;

import jakarta.inject.Inject;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.tradebench.app.maintenance.MaintenanceGate;
import org.tradebench.app.web.error.ErrorPages;
import org.tradebench.app.web.error.Problem;

/** Answers 503 while the data are replaced, before anything uses the database. */
public class MaintenanceFilter extends HttpFilter {
    private static final Problem CLOSED = new Problem(
            HttpServletResponse.SC_SERVICE_UNAVAILABLE,
            "Not available",
            "The administrator is replacing the data (population or reset). Please try again in a few seconds.",
            5);

    @Inject
    private transient MaintenanceGate gate;

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        if (!gate.enter()) {
            ErrorPages.answer(request, response, CLOSED);
            return;
        }
        try {
            chain.doFilter(request, response);
        } finally {
            gate.leave();
        }
    }
}
