package org.tradebench.app.primitives.ejb;

import jakarta.servlet.annotation.WebServlet;
import org.tradebench.app.primitives.common.RandomRows;
import org.tradebench.app.services.ModeServices;

/** Has a session bean navigate from an account to its profile. */
@WebServlet("/ejb3/PingServlet2Session2CMROne2One")
public class PingServlet2Session2CMROne2One extends BeanServlet {
    @Override
    String ask(ModeServices trade, RandomRows random) {
        return "Profiles read: " + (trade.getAccountProfileData(random.user()) == null ? 0 : 1);
    }
}
