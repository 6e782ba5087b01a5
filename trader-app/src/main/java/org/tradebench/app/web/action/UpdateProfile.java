package org.tradebench.app.web.action;

import org.tradebench.app.domain.AccountProfile;
import org.tradebench.app.revocation.ProfileChanges;
import org.tradebench.app.web.form.ProfileForm;
import org.tradebench.app.web.page.Page;

/** Replaces the session user's profile; other users' are out of reach. */
final class UpdateProfile implements Action {

    private final AccountInformation account;
    private final ProfileChanges changes;

    UpdateProfile(AccountInformation account, ProfileChanges changes) {
        this.account = account;
        this.changes = changes;
    }

    @Override
    public Page perform(Call call) {
        AccountProfile profile =
                call.update(changes, ProfileForm.read(call.parameters(), call.services(), call.userId()));
        return account.show(call, profile, "Your profile has been updated.");
    }

    @Override
    public boolean changesSomething() {
        return true;
    }
}
