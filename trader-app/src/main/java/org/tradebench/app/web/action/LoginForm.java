package org.tradebench.app.web.action;

import org.tradebench.app.web.page.Page;

/** No action: the form to log in. */
final class LoginForm implements Action {

    @Override
    public Page perform(Call call) {
        return Page.LOGIN;
    }

    @Override
    public boolean needsLogin() {
        return false;
    }
}
