package org.tradebench.app.primitives.database;

import jakarta.inject.Inject;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServletRequest;
import org.tradebench.app.primitives.common.RepeatedPrimitive;

/** Takes a connection from the pool and returns it, without a statement. */
@WebServlet("/servlet/PingServlet2DB")
public class PingServlet2DB extends RepeatedPrimitive {
    @Inject
    private transient QuotePrices prices;

    @Override
    protected String once(HttpServletRequest request) {
        prices.connect();
        return "Connections taken and given back: " + rows.times();
    }
}
