package org.tradebench.app.primitives.session;

import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/** Keeps a session with a number that each request changes. */
@WebServlet("/servlet/PingSession1")
public class PingSession1 extends SessionPing {
    @Override
    protected void ping(HttpServletRequest request, HttpServletResponse response) throws IOException {
        write(response, "Hits of this session: " + count(session(request), "ping1"));
    }
}
