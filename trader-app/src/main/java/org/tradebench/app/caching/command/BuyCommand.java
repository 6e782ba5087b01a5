package org.tradebench.app.caching.command;

import org.tradebench.app.domain.Order;
import org.tradebench.app.services.TradeServices;
import org.tradebench.app.services.TradeUpdates.BuyUpdate;

/** Buys shares: places the order and completes it, in one transaction. */
public final class BuyCommand extends UserCommand<Order> {
    private final String symbol;

    BuyCommand(BuyUpdate operation, TradeServices next) {
        super(operation, next);
        symbol = operation.symbol();
    }

    public String getSymbol() {
        return symbol;
    }
}
