package org.tradebench.app.web;

import jakarta.inject.Inject;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.tradebench.app.counts.RequestCounts;
import org.tradebench.app.counts.RequestKinds;

/** Counts each request when its status is known, an event stream when it has begun. Reads neither parameters nor the clock. */
public class RequestCountFilter extends HttpFilter {
    @Inject
    private transient RequestCounts counts;

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        int status = HttpServletResponse.SC_INTERNAL_SERVER_ERROR;
        try {
            chain.doFilter(request, response);
            status = response.getStatus();
        } finally {
            String more = request.getPathInfo();
            String path = more == null ? request.getServletPath() : request.getServletPath() + more;
            counts.count(RequestKinds.of(path, request.getAttribute(RequestCounts.ACTION)), status);
        }
    }
}
