package org.tradebench.app.primitives.container;

import jakarta.servlet.ServletException;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.tradebench.app.primitives.common.HitCounter;
import org.tradebench.app.primitives.common.PrimitiveServlet;

/** Prepares a text and has another servlet draw it, as a controller and its view. */
@WebServlet("/servlet/PingServlet2Servlet")
public class PingServlet2Servlet extends PrimitiveServlet {
    static final String VIEW = "/servlet/PingServlet2ServletRcv";
    static final String TEXT = "text";

    private final transient HitCounter hits = new HitCounter();

    @Override
    protected void ping(HttpServletRequest request, HttpServletResponse response) throws ServletException, IOException {
        request.setAttribute(TEXT, hits.next());
        request.getRequestDispatcher(VIEW).forward(request, response);
    }
}
