package org.tradebench.app.caching.command;

import org.tradebench.app.domain.Account;
import org.tradebench.app.services.TradeServices;

/** Reads a user's account. */
public final class AccountCommand extends UserCommand<Account> {

    AccountCommand(TradeServices services, String userId) {
        super(userId, () -> services.getAccountData(userId));
    }
}
