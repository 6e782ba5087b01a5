package org.tradebench.app.web.action;

import org.tradebench.app.domain.Account;
import org.tradebench.app.web.form.RegistrationForm;
import org.tradebench.app.web.page.Page;

/** Creates a user with profile and account, and begins their session. */
final class Register implements Action {

    private final Home home;

    Register(Home home) {
        this.home = home;
    }

    @Override
    public Page perform(Call call) {
        Account account = call.services().register(RegistrationForm.read(call.parameters()));
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
