package org.tradebench.app.primitives.container;

import jakarta.servlet.ServletException;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.tradebench.app.primitives.common.PrimitiveServlet;
import org.tradebench.app.web.error.ErrorPages;
import org.tradebench.app.web.error.Problem;

/** Upgrades the connection from HTTP to the protocol {@code echo}, which sends back what arrives. */
@WebServlet(value = "/servlet/PingUpgradeServlet", asyncSupported = true)
public class PingUpgradeServlet extends PrimitiveServlet {
    private static final String PROTOCOL = "echo";
    private static final int UPGRADE_REQUIRED = 426;

    @Override
    protected void ping(HttpServletRequest request, HttpServletResponse response) throws ServletException, IOException {
        if (!PROTOCOL.equals(request.getHeader("Upgrade"))) {
            response.setHeader("Upgrade", PROTOCOL);
            ErrorPages.show(
                    request,
                    response,
                    new Problem(
                            UPGRADE_REQUIRED,
                            "Upgrade required",
                            "This address answers a request with the headers 'Connection: Upgrade' and 'Upgrade: echo'."));
            return;
        }
        EchoProtocol.PERMITS.take();
        try {
            response.setStatus(HttpServletResponse.SC_SWITCHING_PROTOCOLS);
            response.setHeader("Upgrade", PROTOCOL);
            response.setHeader("Connection", "Upgrade");
            request.upgrade(EchoProtocol.class);
        } catch (IOException | ServletException | RuntimeException e) {
            EchoProtocol.PERMITS.giveBack();
            throw e;
        }
    }
}
