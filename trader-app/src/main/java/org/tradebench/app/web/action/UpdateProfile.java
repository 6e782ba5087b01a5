package org.tradebench.app.web.action;

import org.tradebench.app.domain.AccountProfile;
import org.tradebench.app.revocation.ProfileChanges;
import org.tradebench.app.web.form.ProfileForm;
import org.tradebench.app.web.page.WebPage;

/** Replaces the profile of the session's user, never another user's. */
final class UpdateProfile implements Action {
    private final ShowAccount account;
    private final ProfileChanges changes;

    UpdateProfile(ShowAccount account, ProfileChanges changes) {
        this.account = account;
        this.changes = changes;
    }

    @Override
    public WebPage perform(ActionCall call) {
        AccountProfile profile =
                call.update(changes, ProfileForm.read(call.parameters(), call.services(), call.userId()));
        return account.show(call, profile, "Your profile has been updated.");
    }

    @Override
    public boolean changesSomething() {
        return true;
    }
}
