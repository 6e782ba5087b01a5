package org.tradebench.app.web;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.web.error.ErrorPages;
import org.tradebench.app.web.error.Problem;

/**
 * Rejects requests whose path is not a URI (RFC 3986) with status 400. The server lets such a path pass, and RESTEasy then fails with an internal
 * error when it builds a {@link URI} of it.
 */
public class MalformedAddressFilter extends HttpFilter {
    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        if (isWellFormed(request.getRequestURI())) {
            chain.doFilter(request, response);
        } else {
            ErrorPages.answer(
                    request,
                    response,
                    Problem.of(
                            TradeException.badInput(
                                    "The path has a character that an address must encode, such as %22 for a quotation mark.")));
        }
    }

    private static boolean isWellFormed(String path) {
        try {
            new URI(path);
            return true;
        } catch (URISyntaxException malformed) {
            return false;
        }
    }
}
