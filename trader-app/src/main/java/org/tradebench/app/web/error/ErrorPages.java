package org.tradebench.app.web.error;

import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.tradebench.app.web.page.WebPage;

/** Answers a request with a problem; pages answer a missing login with the login form. */
public final class ErrorPages {
    private ErrorPages() {}

    /** Answers as the address demands: JSON below {@code /rest}, a fault below {@code /services}, else a page. */
    public static void answer(HttpServletRequest request, HttpServletResponse response, Problem problem)
            throws ServletException, IOException {
        if (JsonErrors.isAskedFor(request)) {
            JsonErrors.show(request, response, problem);
        } else if (SoapErrors.isAskedFor(request)) {
            SoapErrors.show(response, problem);
        } else {
            show(request, response, problem);
        }
    }

    public static void show(HttpServletRequest request, HttpServletResponse response, Problem problem)
            throws ServletException, IOException {
        if (response.isCommitted()) {
            return;
        }
        response.resetBuffer();
        problem.setOn(response);
        request.setAttribute("problem", problem);
        (problem.asksForLogin() ? WebPage.LOGIN : WebPage.ERROR).show(request, response);
    }
}
