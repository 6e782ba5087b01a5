package org.tradebench.app.caching.command;

import org.tradebench.app.domain.Account;
import org.tradebench.app.services.TradeReads.AccountRead;
import org.tradebench.app.services.TradeServices;

/** Reads a user's account. */
public final class AccountCommand extends UserCommand<Account> {
    AccountCommand(AccountRead operation, TradeServices next) {
        super(operation, next);
    }
}
