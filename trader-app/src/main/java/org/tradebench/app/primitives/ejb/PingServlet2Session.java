package org.tradebench.app.primitives.ejb;

import jakarta.ejb.EJB;
import jakarta.inject.Inject;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.tradebench.app.primitives.common.PrimitiveServlet;
import org.tradebench.app.primitives.common.RandomRows;

/** Calls a stateless session bean by its local interface: pooling and a container-managed transaction, no database. */
@WebServlet("/ejb3/PingServlet2Session")
public class PingServlet2Session extends PrimitiveServlet {
    @EJB
    private transient ReturnOnInvestment bean;

    @Inject
    private transient RandomRows rows;

    @Override
    protected void ping(HttpServletRequest request, HttpServletResponse response) throws IOException {
        long percent = 0;
        int times = rows.times();
        for (int time = 0; time < times; time++) {
            percent = bean.percent(200, 300);
        }
        write(response, "Return on investment: " + percent + " %");
    }
}
