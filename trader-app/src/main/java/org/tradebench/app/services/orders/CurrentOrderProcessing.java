package org.tradebench.app.services.orders;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Inject;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.tradebench.app.domain.Order;
import org.tradebench.app.services.OrderPlacing;
import org.tradebench.app.settings.OrderProcessingMode;
import org.tradebench.app.settings.TradeSettings;

/** The order processing mode now in force, asked for once an order: a change of mode never splits one. */
@ApplicationScoped
public class CurrentOrderProcessing implements OrderPlacing {

    private static final ThreadLocal<OrderProcessing> CHOSEN = new ThreadLocal<>();

    private final Map<OrderProcessingMode, OrderProcessing> modes = new EnumMap<>(OrderProcessingMode.class);
    private final TradeSettings settings;

    /** For the container's proxy. */
    protected CurrentOrderProcessing() {
        settings = null;
    }

    @Inject
    public CurrentOrderProcessing(TradeSettings settings, @Any Instance<OrderProcessing> modes) {
        this.settings = settings;
        modes.forEach(mode -> this.modes.put(mode.mode(), mode));
    }

    @Override
    public <T> T place(Supplier<T> transaction) {
        OrderProcessing now = modes.get(settings.orderProcessingMode());
        CHOSEN.set(now);
        try {
            return now.place(transaction);
        } finally {
            CHOSEN.remove();
        }
    }

    /** As {@link OrderProcessing#process} of the mode that the order began in; at once, where nobody chose one for it. */
    public Order process(Order placed, String userId, UnaryOperator<Order> completion) {
        OrderProcessing now = CHOSEN.get();
        return (now == null ? modes.get(OrderProcessingMode.SYNCHRONOUS) : now).process(placed, userId, completion);
    }
}
