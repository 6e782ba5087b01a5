package org.tradebench.app.primitives.ejb;

import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.tradebench.app.primitives.common.PrimitiveServlet;
import org.tradebench.app.primitives.common.RandomRows;
import org.tradebench.app.services.ForMode;
import org.tradebench.app.services.ModeServices;
import org.tradebench.app.settings.RuntimeMode;

/** Calls the session bean of the EJB mode, past any cache and whatever mode is set. */
abstract class BeanServlet extends PrimitiveServlet {
    @Inject
    @ForMode(RuntimeMode.EJB)
    private transient ModeServices bean;

    @Inject
    private transient RandomRows rows;

    @Override
    protected void ping(HttpServletRequest request, HttpServletResponse response) throws IOException {
        String text = "";
        int times = rows.times();
        for (int time = 0; time < times; time++) {
            text = ask(bean, rows);
        }
        write(response, text);
    }

    /** Calls once, and describes the result without personal data; safe in HTML. */
    abstract String ask(ModeServices trade, RandomRows random);
}
