package org.tradebench.app.primitives.database;

import jakarta.inject.Inject;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServletRequest;
import org.tradebench.app.primitives.common.RepeatedPrimitive;
import org.tradebench.app.security.CrossSite;

/** Measures the web container and one JDBC update with its commit. The row keeps its values, so no money or share moves. */
@WebServlet("/servlet/PingJDBCWrite")
public class PingJDBCWrite extends RepeatedPrimitive {
    @Inject
    private transient QuotePrices prices;

    @Override
    protected String once(HttpServletRequest request) {
        if (CrossSite.isFrom(request)) {
            throw CrossSite.refusal(request);
        }
        String symbol = rows.symbol();
        prices.rewrite(symbol);
        return "Row written: " + symbol;
    }
}
