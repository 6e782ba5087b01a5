package org.tradebench.app.caching.command;

import org.tradebench.app.services.TradeServices;

/** Restores the populated rows. */
public final class ResetTradeCommand extends TradeCommand<Boolean> {

    ResetTradeCommand(TradeServices services) {
        super(() -> {
            services.resetTrade();
            return true;
        });
    }
}
