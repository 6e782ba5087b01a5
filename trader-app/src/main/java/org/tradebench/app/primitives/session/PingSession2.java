package org.tradebench.app.primitives.session;

import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpSession;
import java.io.IOException;

/** Ends the session with every fifth request, to measure the cost of creating and ending sessions. */
@WebServlet("/servlet/PingSession2")
public class PingSession2 extends SessionPing {
    private static final int HITS_OF_A_SESSION = 5;

    @Override
    protected void ping(HttpServletRequest request, HttpServletResponse response) throws IOException {
        HttpSession session = session(request);
        int hit = count(session, "ping2");
        if (hit >= HITS_OF_A_SESSION) {
            SLOTS.giveBack(session.getId());
            session.invalidate();
        }
        write(response, "Hits of this session: " + hit + (hit >= HITS_OF_A_SESSION ? ", the last" : ""));
    }
}
