package org.tradebench.app.caching.command;

import org.tradebench.app.domain.AccountProfile;
import org.tradebench.app.services.TradeReads.ProfileRead;
import org.tradebench.app.services.TradeServices;

/** Reads a user's profile. */
public final class AccountProfileCommand extends UserCommand<AccountProfile> {
    AccountProfileCommand(ProfileRead operation, TradeServices next) {
        super(operation, next);
    }
}
