package org.tradebench.app.services;

import org.tradebench.app.domain.OrderEnded;

/** Provides the caching stages, which stand outside the transaction of an operation. */
public interface AnswerCache {
    /** Returns the rest of the pipeline behind the stages that answer from the cache, as the caching type in force says, and invalidate. */
    TradeServices answering(TradeServices next);

    /** Puts the stage before the rest of the pipeline that only invalidates what updates have changed. */
    TradeServices invalidating(TradeServices next);

    /** Puts the stage before the transaction that reads cached entities, in the caching type that has them; below all others, since such a read may fail and be repeated. */
    TradeServices reading(TradeServices transaction);

    /** Invalidates, on every server, what such an order has changed; to be called once its transaction is over, however it ended. */
    void invalidate(OrderEnded order);
}
