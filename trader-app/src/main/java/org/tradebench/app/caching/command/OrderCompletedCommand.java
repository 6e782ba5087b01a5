package org.tradebench.app.caching.command;

import java.util.function.Supplier;
import org.tradebench.app.domain.Order;

/** Ends an order by its number, whoever's it is. An order names an account and not its user: every user may be the one. */
public final class OrderCompletedCommand extends TradeCommand<Order> {

    OrderCompletedCommand(Supplier<Order> work) {
        super(work);
    }

    /** For the policy: what was traded; null while nobody knows. */
    public String getSymbol() {
        return hasSucceeded() && output() != null ? output().symbol() : null;
    }

    /** For the policy: whether the quote that has moved could be any. */
    public boolean isSymbolUnknown() {
        return getSymbol() == null;
    }
}
