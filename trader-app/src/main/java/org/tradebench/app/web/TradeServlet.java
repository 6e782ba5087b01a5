package org.tradebench.app.web;

import jakarta.inject.Inject;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import org.tradebench.app.counts.RequestCounts;
import org.tradebench.app.domain.Order;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;
import org.tradebench.app.input.Parameters;
import org.tradebench.app.security.CrossSite;
import org.tradebench.app.security.UserSession;
import org.tradebench.app.services.CurrentTradeServices;
import org.tradebench.app.settings.TradeSettings;
import org.tradebench.app.web.action.Action;
import org.tradebench.app.web.action.ActionCall;
import org.tradebench.app.web.action.Actions;
import org.tradebench.app.web.error.ErrorPages;
import org.tradebench.app.web.error.Problems;
import org.tradebench.app.web.page.WebPage;
import org.tradebench.cache.fragment.FragmentFilter;

/**
 * Dispatches every page of the brokerage, an action of {@code /app}, by GET and POST alike. It decides who the user is and whether the request is allowed; the action does the work.
 */
public class TradeServlet extends HttpServlet {
    @Inject
    private transient Actions actions;

    @Inject
    private transient CurrentTradeServices services;

    @Inject
    private transient TradeSettings settings;

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response)
            throws ServletException, IOException {
        answer(request, response);
    }

    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response)
            throws ServletException, IOException {
        answer(request, response);
    }

    private void answer(HttpServletRequest request, HttpServletResponse response) throws ServletException, IOException {
        WebPage page;
        try {
            page = perform(request, response);
        } catch (RuntimeException e) {
            ErrorPages.show(request, response, Problems.problemOf(e));
            return;
        }
        page.show(request, response);
    }

    private WebPage perform(HttpServletRequest request, HttpServletResponse response) {
        Parameters parameters = new Parameters(request);
        String name = parameters.raw("action");
        Action action = actions.of(name);
        request.setAttribute(RequestCounts.ACTION, name == null || name.isEmpty() ? "login form" : name);
        if (action.changesSomething()) {
            refuseForeignChange(request);
        }
        String userId = UserSession.userOf(request);
        if (userId == null && action.needsLogin()) {
            throw new TradeException(Reason.NOT_AUTHENTICATED, "You are not logged in, or your session has ended.");
        }
        ActionCall call = new ActionCall(request, response, parameters, services.get(), userId);
        if (action.needsLogin()) {
            call.show(ActionCall.USER, call.userId());
        }
        if (action.announcesOrders() && settings.now().displayOrderAlerts() && !isHead(request)) {
            announceOrders(call, request);
        }
        return action.perform(call);
    }

    private static void refuseForeignChange(HttpServletRequest request) {
        if (CrossSite.isFrom(request) || (CrossSite.isSilent(request) && UserSession.isOfBrowser(request))) {
            throw CrossSite.refusal(request);
        }
        if (isHead(request)) {
            throw new TradeException(Reason.FORBIDDEN, "A HEAD request must not change anything; use POST.");
        }
    }

    /** Returns whether it is a HEAD request, which shows no page and so neither changes nor announces anything. */
    private static boolean isHead(HttpServletRequest request) {
        return request.getMethod().equals("HEAD");
    }

    /** Announces before the action: what it completes itself is announced on the next page. */
    private static void announceOrders(ActionCall call, HttpServletRequest request) {
        List<Order> completed = call.services().getClosedOrders(call.userId());
        if (!completed.isEmpty()) {
            call.show(ActionCall.ALERTS, completed);
            // Shown once: the page without them is the one to cache.
            FragmentFilter.markUncacheable(request);
        }
    }
}
