package org.tradebench.app.caching.command;

import org.tradebench.app.domain.AccountProfile;
import org.tradebench.app.services.TradeServices;

/** Reads a user's profile. */
public final class AccountProfileCommand extends UserCommand<AccountProfile> {

    AccountProfileCommand(TradeServices services, String userId) {
        super(userId, () -> services.getAccountProfileData(userId));
    }
}
