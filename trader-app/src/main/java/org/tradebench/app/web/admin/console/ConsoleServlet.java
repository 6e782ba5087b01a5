package org.tradebench.app.web.admin.console;

import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.input.FieldLengths;
import org.tradebench.app.input.Parameters;
import org.tradebench.app.web.admin.AdminServlet;
import org.tradebench.app.web.admin.ConsolePage;
import org.tradebench.app.web.error.Problem;
import org.tradebench.app.web.error.Problems;
import org.tradebench.app.web.page.ConsoleView;
import org.tradebench.app.web.page.WebPage;

/** Serves a page by GET; a POST does what the parameter {@code action} names and redirects to the page, so that a reload repeats nothing. */
abstract class ConsoleServlet extends AdminServlet {
    private final ConsolePage page;

    ConsoleServlet(ConsolePage page) {
        this.page = page;
    }

    abstract ConsoleView view(HttpServletRequest request);

    /** @throws TradeException why not */
    abstract void perform(String action);

    static TradeException noSuchAction(String actions) {
        return TradeException.badInput("There is no such action. " + actions);
    }

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response)
            throws ServletException, IOException {
        show(request, response);
    }

    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response)
            throws ServletException, IOException {
        Problem problem;
        try {
            perform(new Parameters(request).text("action", FieldLengths.USER_ID));
            response.setStatus(HttpServletResponse.SC_SEE_OTHER);
            response.setHeader("Location", request.getContextPath() + page.path());
            return;
        } catch (RuntimeException e) {
            problem = Problems.problemOf(e);
        }
        refuse(request, response, problem);
        show(request, response);
    }

    private void show(HttpServletRequest request, HttpServletResponse response) throws ServletException, IOException {
        request.setAttribute("console", view(request));
        page.mark(request);
        WebPage.CONSOLE.show(request, response);
    }
}
