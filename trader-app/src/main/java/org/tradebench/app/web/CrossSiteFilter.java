package org.tradebench.app.web;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.tradebench.app.security.CrossSite;
import org.tradebench.app.web.error.ErrorPages;
import org.tradebench.app.web.error.Problem;

/**
 * Rejects POSTs and WebSockets that another site makes a browser send. The front controller rejects changes by GET, which old load scripts use: it knows which actions change something.
 */
public class CrossSiteFilter extends HttpFilter {
    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        boolean mayOnlyRead = CrossSite.isSafe(request.getMethod()) && request.getHeader("Upgrade") == null;
        if (!mayOnlyRead && CrossSite.isFrom(request)) {
            ErrorPages.answer(request, response, Problem.of(CrossSite.refusal(request)));
        } else {
            chain.doFilter(request, response);
        }
    }
}
