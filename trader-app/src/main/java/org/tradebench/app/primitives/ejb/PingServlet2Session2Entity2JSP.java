package org.tradebench.app.primitives.ejb;

import jakarta.inject.Inject;
import jakarta.servlet.ServletException;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.tradebench.app.primitives.common.PrimitiveServlet;
import org.tradebench.app.primitives.common.RandomRows;
import org.tradebench.app.services.ForMode;
import org.tradebench.app.services.ModeServices;
import org.tradebench.app.settings.RuntimeMode;

/** Has a session bean read one entity and a JSP draw it: all layers of a page of the EJB mode, with the least work in each. */
@WebServlet("/ejb3/PingServlet2Session2Entity2JSP")
public class PingServlet2Session2Entity2JSP extends PrimitiveServlet {
    @Inject
    @ForMode(RuntimeMode.EJB)
    private transient ModeServices bean;

    @Inject
    private transient RandomRows rows;

    @Override
    protected void ping(HttpServletRequest request, HttpServletResponse response) throws ServletException, IOException {
        int times = rows.times();
        for (int time = 0; time < times; time++) {
            String symbol = rows.symbol();
            request.setAttribute(
                    "text", "Price of " + symbol + ": " + bean.getQuote(symbol).price());
        }
        request.setAttribute("title", "PingServlet2Session2Entity2JSP");
        request.getRequestDispatcher("/WEB-INF/primitives/text.jsp").forward(request, response);
    }
}
