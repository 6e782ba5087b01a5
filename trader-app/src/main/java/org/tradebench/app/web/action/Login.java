package org.tradebench.app.web.action;

import org.tradebench.app.domain.Account;
import org.tradebench.app.input.Limits;
import org.tradebench.app.input.Parameters;
import org.tradebench.app.security.LoginGuard;
import org.tradebench.app.web.page.Page;

/** Checks the password and begins a session. */
final class Login implements Action {

    private final Home home;
    private final LoginGuard guard;

    Login(Home home, LoginGuard guard) {
        this.home = home;
        this.guard = guard;
    }

    @Override
    public Page perform(Call call) {
        Parameters parameters = call.parameters();
        String userId = parameters.text("uid", Limits.USER_ID);
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
