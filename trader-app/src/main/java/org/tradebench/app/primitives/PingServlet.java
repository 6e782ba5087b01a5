package org.tradebench.app.primitives;

import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.tradebench.app.primitives.common.HitCounter;
import org.tradebench.app.primitives.common.PingPage;

/** Measures the web container alone: a page written by ServletOutputStream. */
@WebServlet("/servlet/PingServlet")
public class PingServlet extends HttpServlet {
    private final transient HitCounter hits = new HitCounter();

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        response.setContentType(PingPage.TYPE);
        response.getOutputStream().print(PingPage.of("PingServlet", hits.next()));
    }
}
