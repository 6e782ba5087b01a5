package org.tradebench.app.web;

import jakarta.inject.Inject;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;
import org.tradebench.app.explain.Explanation;
import org.tradebench.app.security.UserSession;
import org.tradebench.app.settings.TradeSettings;
import org.tradebench.app.web.action.ActionCall;
import org.tradebench.app.web.error.ErrorPages;
import org.tradebench.app.web.error.Problem;
import org.tradebench.app.web.error.Problems;
import org.tradebench.app.web.page.ExplanationView;
import org.tradebench.app.web.page.WebPage;

/** Shows a user what the last page that the user asked for made the application do. */
public class ExplainServlet extends HttpServlet {
    @Inject
    private transient TradeSettings settings;

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response)
            throws ServletException, IOException {
        String user = UserSession.userOf(request);
        if (!settings.now().explain()) {
            ErrorPages.show(request, response, Problem.ofStatus(HttpServletResponse.SC_NOT_FOUND));
        } else if (user == null) {
            ErrorPages.show(
                    request,
                    response,
                    Problems.problemOf(
                            new TradeException(Reason.NOT_AUTHENTICATED, "Log in to see what your pages do.")));
        } else {
            request.setAttribute(ActionCall.USER, user);
            Explanation last = (Explanation) UserSession.attribute(request, ExplainFilter.LAST);
            request.setAttribute(ExplanationView.ATTRIBUTE, ExplanationView.of(last));
            WebPage.EXPLANATION.show(request, response);
        }
    }
}
