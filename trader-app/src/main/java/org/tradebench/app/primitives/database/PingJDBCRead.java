package org.tradebench.app.primitives.database;

import jakarta.inject.Inject;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServletRequest;
import org.tradebench.app.primitives.common.RepeatedPrimitive;

/** Measures the web container and one JDBC read: the price of a random quote, with the least code. */
@WebServlet("/servlet/PingJDBCRead")
public class PingJDBCRead extends RepeatedPrimitive {
    @Inject
    private transient QuotePrices prices;

    @Override
    protected String once(HttpServletRequest request) {
        String symbol = rows.symbol();
        return "Price of " + symbol + ": " + prices.read(symbol);
    }
}
