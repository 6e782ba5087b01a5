package org.tradebench.app.primitives.ejb;

import jakarta.servlet.annotation.WebServlet;
import org.tradebench.app.primitives.common.RandomRows;
import org.tradebench.app.services.ModeServices;

/** A session bean that goes from an account to its many orders, the newest 100 of them. */
@WebServlet("/ejb3/PingServlet2Session2CMROne2Many")
public class PingServlet2Session2CMROne2Many extends BeanServlet {

    private static final int MOST = 100;

    @Override
    String ask(ModeServices trade, RandomRows random) {
        return "Orders read: " + trade.getOrders(random.user(), MOST).size();
    }
}
