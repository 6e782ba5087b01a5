package org.tradebench.app.web;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Set;
import org.tradebench.app.web.error.ErrorPages;
import org.tradebench.app.web.error.Problem;

/**
 * Rejects HTTP methods that no page supports. The server's own servlets for files, JSPs and Faces views would answer any method as if it were GET.
 */
public class PageMethodsFilter extends HttpFilter {
    private static final Set<String> METHODS = Set.of("GET", "HEAD", "POST", "OPTIONS");

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        if (METHODS.contains(request.getMethod())) {
            chain.doFilter(request, response);
        } else {
            response.setHeader("Allow", "GET, HEAD, POST, OPTIONS");
            ErrorPages.show(request, response, Problem.ofStatus(HttpServletResponse.SC_METHOD_NOT_ALLOWED));
        }
    }
}
