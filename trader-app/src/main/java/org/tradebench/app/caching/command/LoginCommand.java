package org.tradebench.app.caching.command;

import org.tradebench.app.domain.Account;
import org.tradebench.app.services.TradeServices;
import org.tradebench.app.services.TradeUpdates.LoginUpdate;

/** Logs a user in: the account counts it. */
public final class LoginCommand extends TradeCommand<Account> {
    private final String userId;

    LoginCommand(LoginUpdate operation, TradeServices next) {
        super(operation, next);
        userId = operation.userId();
    }

    public String getUserID() {
        return userId;
    }
}
