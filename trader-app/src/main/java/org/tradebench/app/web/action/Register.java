package org.tradebench.app.web.action;

import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.Registration;
import org.tradebench.app.web.input.Limits;
import org.tradebench.app.web.input.Parameters;
import org.tradebench.app.web.page.Page;

/** Creates a user with profile and account, and begins their session. */
final class Register implements Action {

    private final Home home;

    Register(Home home) {
        this.home = home;
    }

    @Override
    public Page perform(Call call) {
        Parameters parameters = call.parameters();
        Account account = call.services()
                .register(new Registration(
                        parameters.newUserId("user id"),
                        parameters.passwordTwice("passwd", "confirm passwd"),
                        parameters.text("Full Name", Limits.FREE_TEXT),
                        parameters.text("snail mail", Limits.FREE_TEXT),
                        parameters.text("email", Limits.FREE_TEXT),
                        parameters.text("Credit Card Number", Limits.CREDIT_CARD),
                        parameters.openBalance("money")));
        call.beginSession(account.userId());
        return home.show(call, account);
    }

    @Override
    public boolean needsLogin() {
        return false;
    }

    @Override
    public boolean changesSomething() {
        return true;
    }
}
