package org.tradebench.app.primitives.ejb;

import jakarta.servlet.annotation.WebServlet;
import org.tradebench.app.primitives.common.RandomRows;
import org.tradebench.app.services.ModeServices;

/** Has a session bean navigate from an account to its newest 100 orders. */
@WebServlet("/ejb3/PingServlet2Session2CMROne2Many")
public class PingServlet2Session2CMROne2Many extends BeanServlet {
    private static final int MAX = 100;

    @Override
    String ask(ModeServices trade, RandomRows random) {
        return "Orders read: " + trade.getOrders(random.user(), MAX).size();
    }
}
