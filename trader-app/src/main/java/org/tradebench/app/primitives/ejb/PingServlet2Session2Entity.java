package org.tradebench.app.primitives.ejb;

import jakarta.servlet.annotation.WebServlet;
import org.tradebench.app.primitives.common.RandomRows;
import org.tradebench.app.services.ModeServices;

/** Has a session bean read one entity. */
@WebServlet("/ejb3/PingServlet2Session2Entity")
public class PingServlet2Session2Entity extends BeanServlet {
    @Override
    String ask(ModeServices trade, RandomRows random) {
        String symbol = random.symbol();
        return "Price of " + symbol + ": " + trade.getQuote(symbol).price();
    }
}
