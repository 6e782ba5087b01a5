package org.tradebench.app.caching.command;

import java.util.List;
import org.tradebench.app.caching.Shares;
import org.tradebench.app.domain.Holding;
import org.tradebench.app.services.TradeServices;

/** Reads what a user holds. What is kept of it is without prices; what was read just now has them. */
public final class HoldingsCommand extends UserCommand<List<Shares>> {

    private final TradeServices services;
    private List<Holding> read;

    HoldingsCommand(TradeServices services, String userId) {
        super(userId, List::of);
        this.services = services;
    }

    @Override
    protected void performExecute() {
        read = services.getHoldings(getUserID());
        bring(Shares.of(read));
    }

    /** The holdings at the prices of the same statement; null when they were not read just now. */
    List<Holding> read() {
        return read;
    }
}
