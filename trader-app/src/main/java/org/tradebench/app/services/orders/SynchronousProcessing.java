package org.tradebench.app.services.orders;

import jakarta.enterprise.context.Dependent;
import java.util.function.UnaryOperator;
import org.tradebench.app.domain.Order;
import org.tradebench.app.settings.OrderProcessingMode;

/** Completes each order at once, in the transaction that placed it. */
@Dependent
class SynchronousProcessing implements OrderProcessing {

    @Override
    public OrderProcessingMode mode() {
        return OrderProcessingMode.SYNCHRONOUS;
    }

    @Override
    public Order process(Order placed, String userId, UnaryOperator<Order> completion) {
        return completion.apply(placed);
    }
}
