package org.tradebench.app.primitives.container;

import jakarta.inject.Inject;
import jakarta.servlet.ServletException;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import javax.naming.InitialContext;
import javax.naming.NamingException;
import javax.sql.DataSource;
import org.tradebench.app.primitives.common.PrimitiveServlet;
import org.tradebench.app.primitives.common.RandomRows;

/** Looks the data source up by name without using it. */
@WebServlet("/servlet/PingServlet2JNDI")
public class PingServlet2JNDI extends PrimitiveServlet {
    private static final String NAME = "jdbc/TradeDataSource";

    @Inject
    private transient RandomRows rows;

    @SuppressWarnings("BanJNDI") // the look-up is what is measured, and its name is a constant
    @Override
    protected void ping(HttpServletRequest request, HttpServletResponse response) throws ServletException, IOException {
        int found = 0;
        try {
            int times = rows.times();
            for (int time = 0; time < times; time++) {
                if (new InitialContext().lookup(NAME) instanceof DataSource) {
                    found++;
                }
            }
        } catch (NamingException e) {
            throw new ServletException(e);
        }
        write(response, "Data sources found: " + found);
    }
}
