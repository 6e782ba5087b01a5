package org.tradebench.app.primitives.session;

import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpSession;
import java.io.IOException;
import org.tradebench.app.primitives.common.BoundedParameter;

/**
 * Writes large objects to the session, {@code num_objects} of a kibibyte each, to measure the cost where sessions are replicated or stored in a database.
 */
@WebServlet("/servlet/PingSession3")
public class PingSession3 extends SessionPing {
    private static final int USUAL_OBJECTS = 2;
    private static final int MAX_OBJECTS = 8;

    @Override
    protected void ping(HttpServletRequest request, HttpServletResponse response) throws IOException {
        int objects = BoundedParameter.of(request, "num_objects", USUAL_OBJECTS, 1, MAX_OBJECTS);
        HttpSession session = session(request);
        int hit = count(session, "ping3");
        for (int number = 1; number <= MAX_OBJECTS; number++) {
            String name = "ping3." + number;
            if (number <= objects) {
                session.setAttribute(name, new LargeObject(hit));
            } else if (session.getAttribute(name) != null) {
                session.removeAttribute(name);
            }
        }
        write(response, "Hits of this session: " + hit + ", bytes in it: " + objects * LargeObject.BYTES);
    }
}
