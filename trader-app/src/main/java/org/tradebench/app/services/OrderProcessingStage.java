package org.tradebench.app.services;

import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Inject;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.tradebench.app.domain.Order;
import org.tradebench.app.services.TradeOperation.Processed;
import org.tradebench.app.services.TradeOperation.Step;
import org.tradebench.app.settings.OrderProcessingMode;
import org.tradebench.app.settings.TradeSettings;

/** Gives each order the order processing mode in force, once, outside its transaction: a change of mode never splits an order. */
@Dependent
class OrderProcessingStage implements PipelineStage {
    private final Map<OrderProcessingMode, OrderProcessing> modes = new EnumMap<>(OrderProcessingMode.class);
    private final TradeSettings settings;

    @Inject
    OrderProcessingStage(TradeSettings settings, @Any Instance<OrderProcessing> asynchronous) {
        this.settings = settings;
        modes.put(OrderProcessingMode.SYNCHRONOUS, OrderProcessing.SYNCHRONOUS);
        asynchronous.forEach(processing -> modes.put(processing.mode(), processing));
    }

    @Override
    @SuppressWarnings("unchecked") // The answer of whatever is processed is an order.
    public <T> T call(TradeOperation<T> operation, TradeServices next) {
        return operation instanceof Processed order ? (T) process(order, next) : next.call(operation);
    }

    private Order process(Processed order, TradeServices next) {
        OrderProcessing processing =
                Objects.requireNonNull(modes.get(settings.now().orderProcessingMode()));
        Step<Order> transaction = mode -> order.in(mode, processing);
        Order placed;
        try {
            placed = next.call(transaction);
        } catch (RuntimeException failure) {
            throw processing.meaning(failure);
        }
        processing.committed(placed, order.orderedBy());
        return placed;
    }
}
