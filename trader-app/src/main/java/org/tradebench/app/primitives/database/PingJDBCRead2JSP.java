package org.tradebench.app.primitives.database;

import jakarta.inject.Inject;
import jakarta.servlet.ServletException;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.tradebench.app.primitives.common.PrimitiveServlet;
import org.tradebench.app.primitives.common.RandomRows;

/** Measures a JDBC read whose result a JSP draws. */
@WebServlet("/servlet/PingJDBCRead2JSP")
public class PingJDBCRead2JSP extends PrimitiveServlet {
    @Inject
    private transient QuotePrices prices;

    @Inject
    private transient RandomRows rows;

    @Override
    protected void ping(HttpServletRequest request, HttpServletResponse response) throws ServletException, IOException {
        int times = rows.times();
        for (int time = 0; time < times; time++) {
            String symbol = rows.symbol();
            request.setAttribute("text", "Price of " + symbol + ": " + prices.read(symbol));
        }
        request.setAttribute("title", "PingJDBCRead2JSP");
        request.getRequestDispatcher("/WEB-INF/primitives/text.jsp").forward(request, response);
    }
}
