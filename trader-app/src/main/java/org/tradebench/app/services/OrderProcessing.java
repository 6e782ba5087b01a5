package org.tradebench.app.services;

import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.Order;
import org.tradebench.app.settings.OrderProcessingMode;

/** Decides, in one order processing mode, who completes an order that was placed, and when. A bean per asynchronous mode is enough. */
@FunctionalInterface
public interface OrderProcessing {
    /** Completes each order at once, in the transaction that placed it. */
    OrderProcessing SYNCHRONOUS = (placed, userId, completion) -> completion.apply(placed);

    /**
     * Is called in the transaction that placed the order, once its row is in the database.
     *
     * @param userId who placed it; null when only its number is known
     * @param completion completes the order in the caller's transaction; a mode that does not call it has {@code completeOrder} called later, after the commit
     * @return the order, completed or still open
     */
    Order process(Order placed, @Nullable String userId, UnaryOperator<Order> completion);

    default OrderProcessingMode mode() {
        return OrderProcessingMode.SYNCHRONOUS;
    }

    /** Returns how the transaction that places the order is committed. */
    default CommitProtocol commit() {
        return CommitProtocol.ONE_PHASE;
    }

    /** Is called once that transaction is committed. */
    default void committed(Order placed, @Nullable String userId) {}

    /** Returns what a failure of that transaction means: itself, or a refusal that is certain to have changed nothing. */
    default RuntimeException meaning(RuntimeException failure) {
        return failure;
    }
}
