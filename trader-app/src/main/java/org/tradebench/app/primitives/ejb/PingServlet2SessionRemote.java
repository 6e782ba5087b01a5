package org.tradebench.app.primitives.ejb;

import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServletRequest;
import javax.naming.InitialContext;
import javax.naming.NamingException;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;
import org.tradebench.app.primitives.common.RepeatedPrimitive;

/** Calls a session bean by a remote interface; a server that is not configured for remote session beans reports it. */
@WebServlet("/ejb3/PingServlet2SessionRemote")
public class PingServlet2SessionRemote extends RepeatedPrimitive {
    private static final String NAME = "java:module/RemoteReturnBean!" + RemoteReturn.class.getName();

    private transient volatile @Nullable RemoteReturn bean;

    @Override
    protected String once(HttpServletRequest request) {
        return "Return on investment: " + bean().percent(200, 300) + " %";
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
