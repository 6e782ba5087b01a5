package org.tradebench.app.caching.command;

import org.tradebench.app.domain.AccountProfile;
import org.tradebench.app.services.TradeServices;
import org.tradebench.app.services.TradeUpdates.NewProfileUpdate;

/** Replaces a user's profile. */
public final class UpdateAccountProfileCommand extends UserCommand<AccountProfile> {
    UpdateAccountProfileCommand(NewProfileUpdate operation, TradeServices next) {
        super(operation, next);
    }
}
