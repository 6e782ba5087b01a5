package org.tradebench.app.web.admin;

import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.security.AdminAccount;
import org.tradebench.app.security.CrossSite;
import org.tradebench.app.web.error.ErrorPages;
import org.tradebench.app.web.error.Problem;
import org.tradebench.app.web.page.WebPage;

/** Serves a page of the administrator console; rejects everyone but the administrator, whatever the method. */
public abstract class AdminServlet extends HttpServlet {
    @Override
    protected void service(HttpServletRequest request, HttpServletResponse response)
            throws ServletException, IOException {
        if (AdminAccount.isAdmin(request)) {
            super.service(request, response);
            return;
        }
        boolean asks = CrossSite.isSafe(request.getMethod());
        Problem problem = asks ? Problem.ofStatus(HttpServletResponse.SC_UNAUTHORIZED) : refusal(request);
        if (problem.status() == HttpServletResponse.SC_UNAUTHORIZED) {
            response.setStatus(problem.status());
            request.setAttribute("problem", problem);
            WebPage.CONFIG_LOGIN.show(request, response);
        } else {
            ErrorPages.show(request, response, problem);
        }
    }

    private static Problem refusal(HttpServletRequest request) {
        try {
            AdminAccount.demand(request);
            throw new IllegalStateException("the administrator was refused");
        } catch (TradeException refusal) {
            return Problem.of(refusal);
        }
    }

    /** Sets the status of a page that shows why something was refused, and when it may be asked again. */
    protected static void refuse(HttpServletRequest request, HttpServletResponse response, Problem problem) {
        problem.setOn(response);
        request.setAttribute("problem", problem);
    }
}
