package org.tradebench.app.primitives.cdi;

import jakarta.inject.Inject;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.tradebench.app.primitives.common.PingPage;

/** Calls a request-scoped bean through its proxy and an interceptor. */
@WebServlet("/servlet/PingServletCDI")
public class PingServletCDI extends HttpServlet {
    @Inject
    private transient Greeting greeting;

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        PingPage.write(response, "PingServletCDI", greeting.text());
    }
}
