package org.tradebench.app.services;

import org.tradebench.app.domain.OrderEnded;

/** What stands before the services of a mode: it may answer from memory, and hears of every change. */
public interface AnswerMemory {

    /**
     * Services as they are to be called now.
     *
     * @param services each operation of which is committed when it returns; always the same object for the same way
     */
    TradeServices before(TradeServices services);

    /** The same without answers from memory: every one is the database's. */
    TradeServices beforeWithoutAnswers(TradeServices services);

    /** Forgets, on every server, what such an order has changed; to be called once its transaction is over, however it ended. */
    void forget(OrderEnded order);
}
