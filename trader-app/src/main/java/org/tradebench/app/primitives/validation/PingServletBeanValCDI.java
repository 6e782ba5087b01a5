package org.tradebench.app.primitives.validation;

import jakarta.inject.Inject;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.validation.ConstraintViolationException;
import java.io.IOException;
import org.tradebench.app.primitives.common.PingPage;

/** Calls a bean whose parameters and results the container validates: one call that passes, one that is rejected. */
@WebServlet("/servlet/PingServletBeanValCDI")
public class PingServletBeanValCDI extends HttpServlet {
    @Inject
    private transient ValidatedBean counter;

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        String text = counter.describe(1);
        try {
            text = counter.describe(-1);
        } catch (ConstraintViolationException refused) {
            text += "; constraints broken: " + refused.getConstraintViolations().size();
        }
        PingPage.write(response, "PingServletBeanValCDI", text);
    }
}
