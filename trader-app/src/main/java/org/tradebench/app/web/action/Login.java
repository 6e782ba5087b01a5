package org.tradebench.app.web.action;

import org.tradebench.app.domain.Account;
import org.tradebench.app.web.input.Limits;
import org.tradebench.app.web.input.Parameters;
import org.tradebench.app.web.page.Page;

/** Checks the password and begins a session. */
final class Login implements Action {

    private final Home home;

    Login(Home home) {
        this.home = home;
    }

    @Override
    public Page perform(Call call) {
        Parameters parameters = call.parameters();
        String userId = parameters.text("uid", Limits.USER_ID);
        Account account = call.services().login(userId, parameters.password("passwd"));
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
