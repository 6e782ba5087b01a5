package org.tradebench.app.primitives.database;

import jakarta.inject.Inject;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.tradebench.app.primitives.common.PrimitiveServlet;
import org.tradebench.app.primitives.common.RandomRows;

/** Takes a connection from the pool and returns it, without a statement. */
@WebServlet("/servlet/PingServlet2DB")
public class PingServlet2DB extends PrimitiveServlet {
    @Inject
    private transient QuotePrices prices;

    @Inject
    private transient RandomRows rows;

    @Override
    protected void ping(HttpServletRequest request, HttpServletResponse response) throws IOException {
        int times = rows.times();
        for (int time = 0; time < times; time++) {
            prices.connect();
        }
        write(response, "Connections taken and given back: " + times);
    }
}
