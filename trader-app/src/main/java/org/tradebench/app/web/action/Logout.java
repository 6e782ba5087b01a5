package org.tradebench.app.web.action;

import org.tradebench.app.web.page.WebPage;

/** Counts the logout and ends the session. */
final class Logout implements Action {
    @Override
    public WebPage perform(ActionCall call) {
        call.services().logout(call.userId());
        call.endSession();
        return WebPage.LOGIN;
    }

    @Override
    public boolean changesSomething() {
        return true;
    }

    /** Leaves them to the next login: the login form shows none. */
    @Override
    public boolean announcesOrders() {
        return false;
    }
}
