package org.tradebench.app.caching.command;

import org.tradebench.app.services.TradeServices;
import org.tradebench.app.services.TradeUpdates.LogoutUpdate;

/** Logs a user out: the account counts it. */
public final class LogoutCommand extends UserCommand<String> {
    LogoutCommand(LogoutUpdate operation, TradeServices next) {
        super(operation, next);
    }
}
