package org.tradebench.app.caching.command;

import java.util.List;
import org.tradebench.app.domain.Order;
import org.tradebench.app.services.TradeReads.OrdersRead;
import org.tradebench.app.services.TradeServices;

/** Reads a user's newest orders. */
public final class OrdersCommand extends UserCommand<List<Order>> {
    private final int limit;

    OrdersCommand(OrdersRead operation, TradeServices next) {
        super(operation, next);
        limit = operation.limit();
    }

    public int getLimit() {
        return limit;
    }
}
