package org.tradebench.app.security;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/**
 * Refuses what another site makes a browser POST here. Changes by GET, which old load scripts use, are
 * refused by the front controller: it knows which actions change something.
 */
public class CrossSiteFilter extends HttpFilter {

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        if (!CrossSite.isSafe(request.getMethod()) && CrossSite.isFrom(request)) {
            response.sendError(HttpServletResponse.SC_FORBIDDEN, "This request was sent by a page of another site.");
        } else {
            chain.doFilter(request, response);
        }
    }
}
