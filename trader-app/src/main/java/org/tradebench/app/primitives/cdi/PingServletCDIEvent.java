package org.tradebench.app.primitives.cdi;

import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.tradebench.app.primitives.common.PingPage;

/** Fires an event that is observed in the request's thread. */
@WebServlet("/servlet/PingServletCDIEvent")
public class PingServletCDIEvent extends HttpServlet {
    @Inject
    private transient Event<Hit> event;

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        Hit hit = new Hit();
        event.fire(hit);
        PingPage.write(
                response, "PingServletCDIEvent", "Observed: " + hit.seen().get());
    }
}
