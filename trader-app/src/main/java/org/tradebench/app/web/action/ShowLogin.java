package org.tradebench.app.web.action;

import org.tradebench.app.web.page.WebPage;

/** No action: the form to log in. */
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
