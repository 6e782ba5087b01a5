package org.tradebench.app.primitives.container;

import jakarta.servlet.ServletException;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.tradebench.app.primitives.common.HitCounter;
import org.tradebench.app.primitives.common.PrimitiveServlet;

/** Prepares a text and has a JSP draw it. */
@WebServlet("/servlet/PingServlet2Jsp")
public class PingServlet2Jsp extends PrimitiveServlet {
    private final transient HitCounter hits = new HitCounter();

    @Override
    protected void ping(HttpServletRequest request, HttpServletResponse response) throws ServletException, IOException {
        request.setAttribute("text", hits.next());
        request.getRequestDispatcher("/WEB-INF/primitives/text.jsp").forward(request, response);
    }
}
