package org.tradebench.app.caching.command;

import org.tradebench.app.services.TradeServices;

/** Logs a user out: the account counts it. */
public final class LogoutCommand extends UserCommand<Boolean> {

    LogoutCommand(TradeServices services, String userId) {
        super(userId, () -> {
            services.logout(userId);
            return true;
        });
    }
}
