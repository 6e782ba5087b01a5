package org.tradebench.app.caching.command;

import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.Order;
import org.tradebench.app.services.TradeOperation;
import org.tradebench.app.services.TradeServices;

/** Processes, completes or cancels an order that is known by its number only. An order names an account and not its user: it may be any user's. */
public final class OrderCompletedCommand extends TradeCommand<Order> {
    OrderCompletedCommand(TradeOperation<Order> operation, TradeServices next) {
        super(operation, next);
    }

    /** Returns what was traded; null while it is unknown. */
    public @Nullable String getSymbol() {
        Order order = output();
        return order == null ? null : order.symbol();
    }

    /** Returns whether it is unknown which quote's price may have moved. */
    public boolean isSymbolUnknown() {
        return getSymbol() == null;
    }
}
