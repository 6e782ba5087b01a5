package org.tradebench.app.caching.command;

import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.Order;
import org.tradebench.app.services.TradeServices;
import org.tradebench.app.services.TradeUpdates.SellUpdate;

/** Sells a holding: places the order and completes it, in one transaction. */
public final class SellCommand extends UserCommand<Order> {
    SellCommand(SellUpdate operation, TradeServices next) {
        super(operation, next);
    }

    /** Returns what was sold; null while it is unknown. */
    public @Nullable String getSymbol() {
        Order order = output();
        return order == null ? null : order.symbol();
    }

    /** Returns whether it is unknown which quote's price may have moved. */
    public boolean isSymbolUnknown() {
        return !hasSucceeded();
    }
}
