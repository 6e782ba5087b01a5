package org.tradebench.app.primitives.common;

import java.util.concurrent.Semaphore;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;

/** Limits how many of something exist at once; rejects more instead of waiting. */
public final class Permits {
    private final Semaphore free;
    private final int limit;
    private final String what;

    /** @param what for the refusal, in the plural: "threads of PingManagedThread" */
    public Permits(int limit, String what) {
        this.limit = limit;
        this.what = what;
        free = new Semaphore(limit);
    }

    /**
     * Takes one, to be given back.
     *
     * @throws TradeException UNAVAILABLE when all are taken
     */
    public void take() {
        if (!tryTake()) {
            throw new TradeException(
                    Reason.UNAVAILABLE, "The limit of %d %s is reached. Try again.".formatted(limit, what));
        }
    }

    public boolean tryTake() {
        return free.tryAcquire();
    }

    public void giveBack() {
        free.release();
    }
}
