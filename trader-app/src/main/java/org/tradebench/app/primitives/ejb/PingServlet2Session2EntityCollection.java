package org.tradebench.app.primitives.ejb;

import jakarta.servlet.annotation.WebServlet;
import org.tradebench.app.primitives.common.RandomRows;
import org.tradebench.app.services.ModeServices;

/** Has a session bean read a list of entities: the holdings of a random user with their quotes. */
@WebServlet("/ejb3/PingServlet2Session2EntityCollection")
public class PingServlet2Session2EntityCollection extends BeanServlet {
    @Override
    String ask(ModeServices trade, RandomRows random) {
        return "Holdings read: " + trade.getHoldings(random.user()).size();
    }
}
