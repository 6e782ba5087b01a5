package org.tradebench.app.web.admin.monitor;

import jakarta.inject.Inject;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpSession;
import java.io.IOException;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.input.Parameters;
import org.tradebench.app.web.admin.AdminServlet;
import org.tradebench.app.web.admin.ConsolePage;
import org.tradebench.app.web.error.Problem;
import org.tradebench.app.web.page.WebPage;

/**
 * Serves the cache monitor. GET shows (parameters {@code view}, {@code search}, {@code group}, {@code page}); POST removes entries (parameter {@code action}: invalidate, clear) and redirects to the same view, so that a reload repeats nothing.
 */
public class MonitorServlet extends AdminServlet {
    /** Session attribute with what was done last, until a page has shown it. */
    private static final String DONE = "cacheDone";

    @Inject
    private transient Monitor monitor;

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response)
            throws ServletException, IOException {
        try {
            MonitorRequest look = MonitorRequest.read(new Parameters(request));
            request.setAttribute("cache", new MonitorPage(monitor, look).view());
            request.setAttribute("notice", done(request));
            ConsolePage.CACHE.mark(request);
            WebPage.CACHE.show(request, response);
        } catch (TradeException e) {
            showProblem(request, response, Problem.of(e));
        }
    }

    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response)
            throws ServletException, IOException {
        try {
            Parameters parameters = new Parameters(request);
            MonitorRequest look = MonitorRequest.read(parameters);
            monitor.instance(look);
            String done = change(parameters.text("action", MonitorRequest.LONGEST_NAME), parameters);
            request.getSession().setAttribute(DONE, done);
            response.setStatus(HttpServletResponse.SC_SEE_OTHER);
            response.setHeader(
                    "Location",
                    request.getContextPath() + "/config/" + existingPage(look).currentAddress());
        } catch (TradeException e) {
            showProblem(request, response, Problem.of(e));
        }
    }

    /** Returns the page that the removal was asked for on, unless the list has become so short that it has none. */
    private MonitorRequest existingPage(MonitorRequest look) {
        if (look.page() > 1) {
            try {
                new MonitorPage(monitor, look).view();
            } catch (TradeException gone) {
                return look.fromTheBeginning();
            }
        }
        return look;
    }

    private String change(String action, Parameters parameters) {
        return switch (action) {
            case "invalidate" -> monitor.invalidate(parameters.text("name", MonitorRequest.LONGEST_NAME));
            case "clear" -> monitor.clear();
            default -> throw TradeException.badInput("There is no such action. The actions are: invalidate, clear.");
        };
    }

    /** Shows the page without what was asked for, and why that is not shown. */
    private void showProblem(HttpServletRequest request, HttpServletResponse response, Problem problem)
            throws ServletException, IOException {
        refuse(request, response, problem);
        request.setAttribute("cache", new MonitorPage(monitor, MonitorRequest.at(MonitorView.STATISTICS)).view());
        ConsolePage.CACHE.mark(request);
        WebPage.CACHE.show(request, response);
    }

    private static String done(HttpServletRequest request) {
        HttpSession session = request.getSession(false);
        Object done = session == null ? null : session.getAttribute(DONE);
        if (done == null) {
            return "";
        }
        session.removeAttribute(DONE);
        return done.toString();
    }
}
