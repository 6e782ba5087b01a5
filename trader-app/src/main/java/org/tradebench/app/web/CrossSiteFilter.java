package org.tradebench.app.web;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;
import org.tradebench.app.security.CrossSite;
import org.tradebench.app.security.SecurityEvent;
import org.tradebench.app.security.SecurityEvent.Outcome;
import org.tradebench.app.security.SecurityLog;
import org.tradebench.app.security.UserSession;
import org.tradebench.app.web.error.ErrorPages;
import org.tradebench.app.web.error.Problem;

/**
 * Refuses what another site makes a browser POST here, and its WebSockets. Changes by GET, which old load scripts use, are
 * refused by the front controller: it knows which actions change something.
 */
public class CrossSiteFilter extends HttpFilter {

    /** What the sender of such a request is told. */
    static TradeException refusal(HttpServletRequest request) {
        SecurityLog.write(
                SecurityEvent.CROSS_SITE,
                Outcome.REFUSED,
                UserSession.userOf(request),
                request,
                request.getRequestURI());
        return new TradeException(
                Reason.FORBIDDEN, "A page of another site sent this request; only pages of this one may.");
    }

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        boolean mayOnlyRead = CrossSite.isSafe(request.getMethod()) && request.getHeader("Upgrade") == null;
        if (!mayOnlyRead && CrossSite.isFrom(request)) {
            ErrorPages.answer(request, response, Problem.of(refusal(request)));
        } else {
            chain.doFilter(request, response);
        }
    }
}
