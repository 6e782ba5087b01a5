package org.tradebench.app.web.action;

import org.tradebench.app.domain.Account;
import org.tradebench.app.input.FieldLengths;
import org.tradebench.app.input.Parameters;
import org.tradebench.app.security.LoginGuard;
import org.tradebench.app.web.page.WebPage;

/** Checks the password and begins a session. */
final class Login implements Action {
    private final ShowHome home;
    private final LoginGuard guard;

    Login(ShowHome home, LoginGuard guard) {
        this.home = home;
        this.guard = guard;
    }

    @Override
    public WebPage perform(ActionCall call) {
        Parameters parameters = call.parameters();
        String userId = parameters.text("uid", FieldLengths.USER_ID);
        Account account = call.login(guard, userId, parameters.password("passwd"));
        call.beginSession(account);
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
