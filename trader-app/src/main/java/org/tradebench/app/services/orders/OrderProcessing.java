package org.tradebench.app.services.orders;

import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.tradebench.app.domain.Order;
import org.tradebench.app.settings.OrderProcessingMode;

/** One answer to: who completes an order that was placed, and when. A bean of each is enough. */
public interface OrderProcessing {

    OrderProcessingMode mode();

    /**
     * Stands round the transaction that places an order.
     *
     * @param transaction has committed when it returns
     */
    default <T> T place(Supplier<T> transaction) {
        return transaction.get();
    }

    /**
     * Called in the transaction that placed the order, once its row is in the database.
     *
     * @param userId who placed it; null when nobody said
     * @param completion completes the order in the caller's transaction; who does not call it sees to
     *     it that {@code completeOrder} is called later, after the commit
     * @return the order, completed or still open
     */
    Order process(Order placed, String userId, UnaryOperator<Order> completion);
}
