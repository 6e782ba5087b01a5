package org.tradebench.app.caching.command;

import org.tradebench.app.domain.Account;
import org.tradebench.app.services.TradeServices;

/** Logs a user in: the account counts it. */
public final class LoginCommand extends UserCommand<Account> {

    LoginCommand(TradeServices services, String userId, String password) {
        super(userId, () -> services.login(userId, password));
    }
}
