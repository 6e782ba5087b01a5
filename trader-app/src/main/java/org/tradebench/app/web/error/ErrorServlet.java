package org.tradebench.app.web.error;

import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/** Answers every error that the container decides on, for the whole context root. */
public class ErrorServlet extends HttpServlet {
    @Override
    protected void service(HttpServletRequest request, HttpServletResponse response)
            throws ServletException, IOException {
        ErrorPages.answer(request, response, problemOf(request));
    }

    private static Problem problemOf(HttpServletRequest request) {
        Integer status = (Integer) request.getAttribute(RequestDispatcher.ERROR_STATUS_CODE);
        if (status == null) {
            // A client requested this servlet itself.
            return Problem.ofStatus(HttpServletResponse.SC_NOT_FOUND);
        }
        Throwable thrown = (Throwable) request.getAttribute(RequestDispatcher.ERROR_EXCEPTION);
        boolean failed = status == HttpServletResponse.SC_INTERNAL_SERVER_ERROR && thrown != null;
        return failed ? Problems.problemOf(thrown) : Problem.ofStatus(status);
    }
}
