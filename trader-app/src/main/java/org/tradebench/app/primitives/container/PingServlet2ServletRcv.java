package org.tradebench.app.primitives.container;

import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.tradebench.app.primitives.common.PingPage;

/** Draws the text of {@link PingServlet2Servlet}; has nothing to show when called directly. */
@WebServlet(PingServlet2Servlet.VIEW)
public class PingServlet2ServletRcv extends HttpServlet {
    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        Object text = request.getAttribute(PingServlet2Servlet.TEXT);
        PingPage.write(response, "PingServlet2Servlet", text instanceof String shown ? shown : "Nothing to show");
    }
}
