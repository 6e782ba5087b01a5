package org.tradebench.app.primitives;

import jakarta.inject.Inject;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.tradebench.app.primitives.common.PrimitiveServlet;
import org.tradebench.app.primitives.common.RandomRows;
import org.tradebench.app.primitives.database.QuotePrices;

/** Measures the web container and one JDBC read: the price of a random quote, with the least code. */
@WebServlet("/servlet/PingJDBCRead")
public class PingJDBCRead extends PrimitiveServlet {
    @Inject
    private transient QuotePrices prices;

    @Inject
    private transient RandomRows rows;

    @Override
    protected void ping(HttpServletRequest request, HttpServletResponse response) throws IOException {
        String text = "";
        int times = rows.times();
        for (int time = 0; time < times; time++) {
            String symbol = rows.symbol();
            text = "Price of " + symbol + ": " + prices.read(symbol);
        }
        write(response, text);
    }
}
