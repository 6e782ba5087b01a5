package org.tradebench.app.primitives.common;

import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.sql.SQLException;
import org.tradebench.app.web.error.ErrorPages;
import org.tradebench.app.web.error.Problems;

/** Answers a primitive that is rejected or fails as the application's pages do: the right status and no stack trace. */
public abstract class PrimitiveServlet extends HttpServlet {
    @Override
    protected final void doGet(HttpServletRequest request, HttpServletResponse response)
            throws ServletException, IOException {
        guarded(request, response);
    }

    /** Does what {@code GET} does, for servlets that answer another method, too. */
    protected final void guarded(HttpServletRequest request, HttpServletResponse response)
            throws ServletException, IOException {
        try {
            ping(request, response);
        } catch (SQLException | RuntimeException e) {
            ErrorPages.show(request, response, Problems.problemOf(e));
        }
    }

    /** Does the work of this primitive, and answers. */
    protected abstract void ping(HttpServletRequest request, HttpServletResponse response)
            throws ServletException, IOException, SQLException;

    /**
     * Answers with the page of this primitive.
     *
     * @param text safe in HTML
     */
    protected final void write(HttpServletResponse response, String text) throws IOException {
        PingPage.write(response, getClass().getSimpleName(), text);
    }
}
