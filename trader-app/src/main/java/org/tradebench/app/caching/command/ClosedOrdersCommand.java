package org.tradebench.app.caching.command;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.Order;
import org.tradebench.app.services.TradeServices;
import org.tradebench.app.services.TradeUpdates.AnnouncedOrdersUpdate;

/** Announces the orders that closed since the last time: a read that writes, unless there is nothing to announce. */
public final class ClosedOrdersCommand extends UserCommand<List<Order>> {
    private static final int UNKNOWN = -1;

    ClosedOrdersCommand(AnnouncedOrdersUpdate operation, TradeServices next) {
        super(operation, next);
    }

    /** Returns how many orders it announced; -1 when it is unknown. */
    public int getClosedOrdersCount() {
        return output() == null ? UNKNOWN : output().size();
    }

    /** Caches only that there is nothing to announce, because each order is announced once. */
    @Override
    protected @Nullable Object outputs() {
        return getClosedOrdersCount() == 0 ? output() : null;
    }
}
