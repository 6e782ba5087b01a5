package org.tradebench.app.web.error;

import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/** The error page of the whole context root: the container comes here for every error that it decides on. */
public class ErrorServlet extends HttpServlet {

    @Override
    protected void service(HttpServletRequest request, HttpServletResponse response)
            throws ServletException, IOException {
        Problem problem = problemOf(request);
        if (JsonErrors.isAskedFor(request)) {
            JsonErrors.show(response, problem);
        } else {
            ErrorPages.show(request, response, problem);
        }
    }

    private static Problem problemOf(HttpServletRequest request) {
        Throwable thrown = (Throwable) request.getAttribute(RequestDispatcher.ERROR_EXCEPTION);
        if (thrown != null) {
            return Failures.problemOf(thrown);
        }
        Integer status = (Integer) request.getAttribute(RequestDispatcher.ERROR_STATUS_CODE);
        return Problem.ofStatus(status == null ? HttpServletResponse.SC_NOT_FOUND : status);
    }
}
