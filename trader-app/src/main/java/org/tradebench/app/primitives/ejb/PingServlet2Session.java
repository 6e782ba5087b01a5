package org.tradebench.app.primitives.ejb;

import jakarta.ejb.EJB;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServletRequest;
import org.tradebench.app.primitives.common.RepeatedPrimitive;

/** Calls a stateless session bean by its local interface: pooling and a container-managed transaction, no database. */
@WebServlet("/ejb3/PingServlet2Session")
public class PingServlet2Session extends RepeatedPrimitive {
    @EJB
    private transient ReturnOnInvestment bean;

    @Override
    protected String once(HttpServletRequest request) {
        return "Return on investment: " + bean.percent(200, 300) + " %";
    }
}
