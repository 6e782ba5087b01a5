package org.tradebench.app.primitives.common;

import jakarta.inject.Inject;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/** Does the work of a primitive as often per request as the administrator wants, and answers with its last result. */
public abstract class RepeatedPrimitive extends PrimitiveServlet {
    @Inject
    protected transient RandomRows rows;

    @Override
    protected final void ping(HttpServletRequest request, HttpServletResponse response)
            throws ServletException, IOException {
        String text = "";
        int times = rows.times();
        for (int time = 0; time < times; time++) {
            text = once(request);
        }
        answer(request, response, text);
    }

    /** Does the work once and describes the result without personal data; safe in HTML. */
    protected abstract String once(HttpServletRequest request) throws ServletException;

    protected void answer(HttpServletRequest request, HttpServletResponse response, String text)
            throws ServletException, IOException {
        write(response, text);
    }

    /** Answers with the page of this primitive, drawn by a JSP. */
    protected final void drawByJsp(HttpServletRequest request, HttpServletResponse response, String text)
            throws ServletException, IOException {
        request.setAttribute("text", text);
        request.setAttribute("title", getClass().getSimpleName());
        request.getRequestDispatcher("/WEB-INF/primitives/text.jsp").forward(request, response);
    }
}
