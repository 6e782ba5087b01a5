package org.tradebench.app.caching.command;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.caching.Shares;
import org.tradebench.app.domain.Holding;
import org.tradebench.app.services.TradeReads.HoldingsRead;
import org.tradebench.app.services.TradeServices;

/** Reads what a user holds. What is cached of it is without prices; what was read just now has them. */
public final class HoldingsCommand extends UserCommand<List<Shares>> {
    private final HoldingsRead operation;
    private final TradeServices next;
    private @Nullable List<Holding> read;

    HoldingsCommand(HoldingsRead operation, TradeServices next) {
        super(operation.userId(), List::of);
        this.operation = operation;
        this.next = next;
    }

    @Override
    protected void performExecute() {
        read = next.call(operation);
        bring(Shares.of(read));
    }

    /** Returns the holdings at the prices of the same statement; null when they were not read just now. */
    @Nullable
    List<Holding> read() {
        return read;
    }
}
