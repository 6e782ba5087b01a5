package org.tradebench.app.caching.command;

import org.tradebench.app.services.TradeServices;
import org.tradebench.app.services.TradeUpdates.ResetUpdate;

/** Restores the populated rows. */
public final class ResetTradeCommand extends TradeCommand<Boolean> {
    ResetTradeCommand(ResetUpdate operation, TradeServices next) {
        super(operation, next);
    }
}
