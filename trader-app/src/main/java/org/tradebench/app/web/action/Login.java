package org.tradebench.app.web.action;

import org.tradebench.app.domain.Account;
import org.tradebench.app.input.FieldLengths;
import org.tradebench.app.input.Parameters;
import org.tradebench.app.security.LoginGuard;
import org.tradebench.app.web.page.WebPage;

/** Checks the password and begins a session. */
record Login(ShowHome home, LoginGuard guard) implements Action {
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
