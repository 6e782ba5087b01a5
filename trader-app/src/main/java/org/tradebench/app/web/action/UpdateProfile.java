package org.tradebench.app.web.action;

import org.tradebench.app.domain.AccountProfile;
import org.tradebench.app.revocation.ProfileChanges;
import org.tradebench.app.web.action.ShowAccount.OrderChoice;
import org.tradebench.app.web.form.ProfileForm;
import org.tradebench.app.web.page.WebPage;

/** Replaces the profile of the session's user, never another user's. */
record UpdateProfile(ShowAccount account, ProfileChanges changes) implements Action {
    @Override
    public WebPage perform(ActionCall call) {
        OrderChoice choice = OrderChoice.of(call.parameters());
        AccountProfile profile =
                call.update(changes, ProfileForm.read(call.parameters(), call.services(), call.userId()));
        return account.show(call, profile, choice, "Your profile has been updated.");
    }

    @Override
    public boolean changesSomething() {
        return true;
    }
}
