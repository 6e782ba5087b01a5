package org.tradebench.app.caching.command;

import org.tradebench.app.domain.AccountProfile;
import org.tradebench.app.domain.ProfileUpdate;
import org.tradebench.app.services.TradeServices;

/** Replaces a user's profile. */
public final class UpdateAccountProfileCommand extends UserCommand<AccountProfile> {

    UpdateAccountProfileCommand(TradeServices services, ProfileUpdate update) {
        super(update.userId(), () -> services.updateAccountProfile(update));
    }
}
