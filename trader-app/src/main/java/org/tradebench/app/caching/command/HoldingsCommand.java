package org.tradebench.app.caching.command;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.caching.Shares;
import org.tradebench.app.domain.Holding;
import org.tradebench.app.services.TradeReads.HoldingsRead;
import org.tradebench.app.services.TradeServices;

/** Reads a user's holdings. They are cached without prices; what this command has read from the database itself has them, too ({@link #read}). */
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
        setOutput(Shares.of(read));
    }

    /** Returns the holdings with the prices that the same statement read; null when the cache served the command. */
    @Nullable
    List<Holding> read() {
        return read;
    }
}
