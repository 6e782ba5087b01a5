package org.tradebench.app.web.form;

import org.tradebench.app.domain.Registration;
import org.tradebench.app.input.FieldLengths;
import org.tradebench.app.input.Parameters;

/** Reads the form that opens an account, which has DayTrader's field names. */
public final class RegistrationForm {
    private RegistrationForm() {}

    /** @throws org.tradebench.app.domain.TradeException BAD_INPUT names the field and what is wrong with it */
    public static Registration read(Parameters fields) {
        return new Registration(
                fields.newUserId("user id"),
                fields.passwordTwice("passwd", "confirm passwd"),
                fields.text("Full Name", FieldLengths.FREE_TEXT),
                fields.text("snail mail", FieldLengths.FREE_TEXT),
                fields.text("email", FieldLengths.FREE_TEXT),
                fields.text("Credit Card Number", FieldLengths.CREDIT_CARD),
                fields.openBalance("money"));
    }
}
