package org.tradebench.app.caching.command;

import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.Order;
import org.tradebench.app.services.TradeOperation;
import org.tradebench.app.services.TradeServices;

/** Ends an order by its number, whoever placed it. An order names an account and not its user: every user may be the one. */
public final class OrderCompletedCommand extends TradeCommand<Order> {
    OrderCompletedCommand(TradeOperation<Order> operation, TradeServices next) {
        super(operation, next);
    }

    /** For the policy: what was traded; null while it is unknown. */
    public @Nullable String getSymbol() {
        Order order = output();
        return order == null ? null : order.symbol();
    }

    /** For the policy: whether the quote that has moved could be any. */
    public boolean isSymbolUnknown() {
        return getSymbol() == null;
    }
}
