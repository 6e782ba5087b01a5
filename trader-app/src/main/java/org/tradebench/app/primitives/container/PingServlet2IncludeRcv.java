package org.tradebench.app.primitives.container;

import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/** Writes the comment that {@link PingServlet2Include} includes. */
@WebServlet(PingServlet2IncludeRcv.PATH)
public class PingServlet2IncludeRcv extends HttpServlet {
    static final String PATH = "/servlet/PingServlet2IncludeRcv";

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        response.getWriter().write("<!-- included -->");
    }
}
