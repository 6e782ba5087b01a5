package org.tradebench.app.primitives.validation;

import jakarta.annotation.Resource;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.validation.Validator;
import jakarta.validation.ValidatorFactory;
import java.io.IOException;
import org.tradebench.app.primitives.common.PingPage;

/** Validates the same values as {@link PingServletBeanValSimple1}, with a validator made for each request. */
@WebServlet("/servlet/PingServletBeanValSimple2")
public class PingServletBeanValSimple2 extends HttpServlet {
    @Resource
    private transient ValidatorFactory validators;

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        Validator validator = validators.getValidator();
        PingPage.write(
                response,
                "PingServletBeanValSimple2",
                "Constraints broken: " + validator.validate(Offer.RIGHT).size() + " and "
                        + validator.validate(Offer.WRONG).size());
    }
}
