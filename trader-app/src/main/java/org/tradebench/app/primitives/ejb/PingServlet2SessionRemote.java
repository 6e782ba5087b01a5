package org.tradebench.app.primitives.ejb;

import jakarta.inject.Inject;
import jakarta.servlet.ServletException;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import javax.naming.InitialContext;
import javax.naming.NamingException;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;
import org.tradebench.app.primitives.common.PrimitiveServlet;
import org.tradebench.app.primitives.common.RandomRows;

/** Calls a session bean by a remote interface; a server that is not configured for remote session beans reports it. */
@WebServlet("/ejb3/PingServlet2SessionRemote")
public class PingServlet2SessionRemote extends PrimitiveServlet {
    private static final String NAME = "java:module/RemoteReturnBean!" + RemoteReturn.class.getName();

    @Inject
    private transient RandomRows rows;

    private transient volatile @Nullable RemoteReturn bean;

    @Override
    protected void ping(HttpServletRequest request, HttpServletResponse response) throws ServletException, IOException {
        RemoteReturn remote = bean();
        long percent = 0;
        int times = rows.times();
        for (int time = 0; time < times; time++) {
            percent = remote.percent(200, 300);
        }
        write(response, "Return on investment: " + percent + " %");
    }

    @SuppressWarnings(
            "BanJNDI") // a constant name; injected, the bean would keep a server without the feature from starting
    private RemoteReturn bean() {
        RemoteReturn found = bean;
        if (found == null) {
            try {
                found = (RemoteReturn) new InitialContext().lookup(NAME);
            } catch (NamingException e) {
                throw new TradeException(
                        Reason.UNAVAILABLE,
                        "This server has no remote session beans: its configuration lacks the feature enterpriseBeansRemote-4.0 (docs/primitives.md).");
            }
            bean = found;
        }
        return found;
    }
}
