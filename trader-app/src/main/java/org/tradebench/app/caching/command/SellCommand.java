package org.tradebench.app.caching.command;

import org.tradebench.app.domain.Order;
import org.tradebench.app.services.TradeServices;

/** Sells a holding: places the order and completes it, in one transaction. */
public final class SellCommand extends UserCommand<Order> {

    SellCommand(TradeServices services, String userId, long holdingId) {
        super(userId, () -> services.sell(userId, holdingId));
    }

    /** For the policy: what was sold; null while nobody knows. */
    public String getSymbol() {
        return hasSucceeded() ? output().symbol() : null;
    }

    /** For the policy: whether the quote that has moved could be any. */
    public boolean isSymbolUnknown() {
        return !hasSucceeded();
    }
}
