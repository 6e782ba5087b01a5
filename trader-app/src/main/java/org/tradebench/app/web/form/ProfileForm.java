package org.tradebench.app.web.form;

import org.tradebench.app.domain.CreditCards;
import org.tradebench.app.domain.ProfileUpdate;
import org.tradebench.app.input.FieldLengths;
import org.tradebench.app.input.Parameters;
import org.tradebench.app.services.TradeServices;

/** Reads the form of a user's profile, which has DayTrader's field names. */
public final class ProfileForm {
    private ProfileForm() {}

    /**
     * @param services asked for the stored card number when the form has it masked
     * @param userId of the session
     * @throws org.tradebench.app.domain.TradeException BAD_INPUT names the field and what is wrong with it
     */
    public static ProfileUpdate read(Parameters fields, TradeServices services, String userId) {
        return new ProfileUpdate(
                userId,
                fields.optionalPassword("currentpassword"),
                fields.passwordTwice("password", "cpassword"),
                fields.text("fullname", FieldLengths.FREE_TEXT),
                fields.text("address", FieldLengths.FREE_TEXT),
                fields.text("email", FieldLengths.FREE_TEXT),
                creditCard(fields.text("creditcard", FieldLengths.CREDIT_CARD), services, userId));
    }

    private static String creditCard(String entered, TradeServices services, String userId) {
        if (CreditCards.isMask(entered)) {
            CreditCards.checkEntered(
                    entered, services.getAccountProfileData(userId).creditCard());
        }
        return entered;
    }
}
