package org.tradebench.app.web.action;

import org.tradebench.app.domain.Account;
import org.tradebench.app.web.form.RegistrationForm;
import org.tradebench.app.web.page.WebPage;

/** Creates a user with profile and account, and begins their session. */
record Register(ShowHome home) implements Action {
    @Override
    public WebPage perform(ActionCall call) {
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
