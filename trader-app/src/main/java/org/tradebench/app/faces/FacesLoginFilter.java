package org.tradebench.app.faces;

import jakarta.inject.Inject;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import org.tradebench.app.domain.Order;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;
import org.tradebench.app.input.Parameters;
import org.tradebench.app.security.UserSession;
import org.tradebench.app.services.CurrentTradeServices;
import org.tradebench.app.settings.TradeSettings;
import org.tradebench.app.web.error.Problems;

/**
 * Shows the login view to requests without a login, as the front controller does for pages, and announces completed orders before anything else is done.
 */
public class FacesLoginFilter extends HttpFilter {
    static final String USER = "user";

    /** The request attribute with the orders that completed since the user's last page. */
    static final String ALERTS = "alerts";

    /** The parameter by which the button of every view logs out. */
    private static final String LOGOUT = "session:logout";

    private static final Set<String> WITHOUT_LOGIN =
            Set.of("/welcome.faces", "/register.faces", "/PingJsf.faces", "/PingCDIJSF.faces");

    @Inject
    private transient CurrentTradeServices services;

    @Inject
    private transient TradeSettings settings;

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        // A view belongs to one user: no cache may store it.
        response.setHeader("Cache-Control", "no-store");
        try {
            Parameters parameters = new Parameters(request);
            if (parameters.has(ForwardedViewFilter.FORM) && !request.getMethod().equals("POST")) {
                // Faces would carry it out, and a link on another site can make a browser send a GET.
                throw new TradeException(Reason.FORBIDDEN, "Send this form by POST.");
            }
            if (!WITHOUT_LOGIN.contains(request.getServletPath())) {
                welcome(request, parameters);
            }
        } catch (RuntimeException e) {
            ProblemView.forward(request, response, Problems.problemOf(e));
            return;
        }
        chain.doFilter(request, response);
    }

    /**
     * Returns the user for whom a view is drawn, as this filter or the front controller found them: one request has one user, even when another one ends the
     * session.
     *
     * @throws TradeException NOT_AUTHENTICATED when the view needs no login and no user is logged in
     */
    static String userOf(HttpServletRequest request) {
        Object userId = request.getAttribute(USER);
        if (userId == null) {
            throw notLoggedIn();
        }
        return (String) userId;
    }

    private static TradeException notLoggedIn() {
        return new TradeException(Reason.NOT_AUTHENTICATED, "You are not logged in, or your session has ended.");
    }

    private void welcome(HttpServletRequest request, Parameters parameters) {
        String userId = UserSession.userOf(request);
        if (userId == null) {
            throw notLoggedIn();
        }
        request.setAttribute(USER, userId);
        // A HEAD request shows no view, and a logout leads to the login form, which shows no alerts.
        boolean shows = !request.getMethod().equals("HEAD") && !parameters.has(LOGOUT);
        if (shows && settings.now().displayOrderAlerts()) {
            List<Order> completed = services.get().getClosedOrders(userId);
            request.setAttribute(ALERTS, completed);
        }
    }
}
