package org.tradebench.app.web.action;

import org.tradebench.app.web.page.WebPage;

/** Shows the login form, for a request that names no action. */
final class ShowLogin implements Action {
    @Override
    public WebPage perform(ActionCall call) {
        return WebPage.LOGIN;
    }

    @Override
    public boolean needsLogin() {
        return false;
    }
}
