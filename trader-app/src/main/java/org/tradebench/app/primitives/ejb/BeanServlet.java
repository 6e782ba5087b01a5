package org.tradebench.app.primitives.ejb;

import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import org.tradebench.app.primitives.common.RandomRows;
import org.tradebench.app.primitives.common.RepeatedPrimitive;
import org.tradebench.app.services.ForMode;
import org.tradebench.app.services.ModeServices;
import org.tradebench.app.settings.RuntimeMode;

/** Calls the session bean of the EJB mode, past any cache and whatever mode is set. */
abstract class BeanServlet extends RepeatedPrimitive {
    @Inject
    @ForMode(RuntimeMode.EJB)
    private transient ModeServices bean;

    @Override
    protected String once(HttpServletRequest request) {
        return ask(bean, rows);
    }

    /** Calls once, and describes the result without personal data; safe in HTML. */
    abstract String ask(ModeServices trade, RandomRows random);
}
