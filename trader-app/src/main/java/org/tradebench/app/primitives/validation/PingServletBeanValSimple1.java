package org.tradebench.app.primitives.validation;

import jakarta.inject.Inject;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.validation.Validator;
import java.io.IOException;
import org.tradebench.app.primitives.common.PingPage;

/** Validates one valid and one invalid value with the injected validator. */
@WebServlet("/servlet/PingServletBeanValSimple1")
public class PingServletBeanValSimple1 extends HttpServlet {
    @Inject
    private transient Validator validator;

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        PingPage.write(
                response,
                "PingServletBeanValSimple1",
                "Constraints broken: " + validator.validate(Offer.RIGHT).size() + " and "
                        + validator.validate(Offer.WRONG).size());
    }
}
