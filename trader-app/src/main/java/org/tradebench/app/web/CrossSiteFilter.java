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
 * Refuses what another site makes a browser POST here, and its WebSockets. Changes by GET, which old load scripts use, are
 * refused by the front controller: it knows which actions change something.
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
