package org.tradebench.app.services;

import org.tradebench.app.domain.OrderEnded;
import org.tradebench.app.settings.RuntimeMode;

/** What stands before the services of a mode: it may answer from memory, and hears of every change. */
public interface AnswerMemory {

    /**
     * The services of a mode as they are to be called now.
     *
     * @param services of that mode, each operation committed when it returns
     */
    TradeServices before(RuntimeMode mode, TradeServices services);

    /** The same without answers from memory: every one is the database's. */
    TradeServices beforeWithoutAnswers(RuntimeMode mode, TradeServices services);

    /** Forgets, on every server, what such an order has changed; to be called once its transaction is over, however it ended. */
    void forget(OrderEnded order);
}
