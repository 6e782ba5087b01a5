package org.tradebench.app.web.action;

import org.tradebench.app.domain.AccountProfile;
import org.tradebench.app.domain.CreditCards;
import org.tradebench.app.domain.ProfileUpdate;
import org.tradebench.app.web.input.Limits;
import org.tradebench.app.web.input.Parameters;
import org.tradebench.app.web.page.Page;

/** Replaces the session user's profile; other users' are out of reach. */
final class UpdateProfile implements Action {

    private final AccountInformation account;

    UpdateProfile(AccountInformation account) {
        this.account = account;
    }

    @Override
    public Page perform(Call call) {
        Parameters parameters = call.parameters();
        AccountProfile profile = call.services()
                .updateAccountProfile(new ProfileUpdate(
                        call.userId(),
                        parameters.passwordTwice("password", "cpassword"),
                        parameters.text("fullname", Limits.FREE_TEXT),
                        parameters.text("address", Limits.FREE_TEXT),
                        parameters.text("email", Limits.FREE_TEXT),
                        creditCard(call, parameters.text("creditcard", Limits.CREDIT_CARD))));
        return account.show(call, profile, "Your profile has been updated.");
    }

    private static String creditCard(Call call, String entered) {
        if (CreditCards.isMask(entered)) {
            CreditCards.checkEntered(
                    entered,
                    call.services().getAccountProfileData(call.userId()).creditCard());
        }
        return entered;
    }

    @Override
    public boolean changesSomething() {
        return true;
    }
}
