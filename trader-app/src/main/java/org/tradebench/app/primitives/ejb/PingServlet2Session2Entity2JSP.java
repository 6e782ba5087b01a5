package org.tradebench.app.primitives.ejb;

import jakarta.inject.Inject;
import jakarta.servlet.ServletException;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.tradebench.app.primitives.common.RepeatedPrimitive;
import org.tradebench.app.services.ForMode;
import org.tradebench.app.services.ModeServices;
import org.tradebench.app.settings.RuntimeMode;

/** Has a session bean read one entity and a JSP draw it: all layers of a page of the EJB mode, with the least work in each. */
@WebServlet("/ejb3/PingServlet2Session2Entity2JSP")
public class PingServlet2Session2Entity2JSP extends RepeatedPrimitive {
    @Inject
    @ForMode(RuntimeMode.EJB)
    private transient ModeServices bean;

    @Override
    protected String once(HttpServletRequest request) {
        String symbol = rows.symbol();
        return "Price of " + symbol + ": " + bean.getQuote(symbol).price();
    }

    @Override
    protected void answer(HttpServletRequest request, HttpServletResponse response, String text)
            throws ServletException, IOException {
        drawByJsp(request, response, text);
    }
}
