package org.tradebench.app.primitives.database;

import jakarta.inject.Inject;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.tradebench.app.primitives.common.PrimitiveServlet;
import org.tradebench.app.primitives.common.RandomRows;
import org.tradebench.app.security.CrossSite;

/** Measures the web container and one JDBC update with its commit. The row keeps its values, so no money or share moves. */
@WebServlet("/servlet/PingJDBCWrite")
public class PingJDBCWrite extends PrimitiveServlet {
    @Inject
    private transient QuotePrices prices;

    @Inject
    private transient RandomRows rows;

    @Override
    protected void ping(HttpServletRequest request, HttpServletResponse response) throws IOException {
        if (CrossSite.isFrom(request)) {
            throw CrossSite.refusal(request);
        }
        String symbol = "";
        int times = rows.times();
        for (int time = 0; time < times; time++) {
            symbol = rows.symbol();
            prices.rewrite(symbol);
        }
        write(response, "Row written: " + symbol);
    }
}
