package org.tradebench.app.caching.command;

import org.tradebench.app.domain.Order;
import org.tradebench.app.services.TradeServices;

/** Buys shares: places the order and completes it, in one transaction. */
public final class BuyCommand extends UserCommand<Order> {

    private final String symbol;

    BuyCommand(TradeServices services, String userId, String symbol, long quantity) {
        super(userId, () -> services.buy(userId, symbol, quantity));
        this.symbol = symbol;
    }

    /** For the policy. */
    public String getSymbol() {
        return symbol;
    }
}
