package org.tradebench.app.services.orders;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Inject;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.tradebench.app.domain.Order;
import org.tradebench.app.settings.OrderProcessingMode;
import org.tradebench.app.settings.TradeSettings;

/** The order processing mode now in force. */
@ApplicationScoped
public class CurrentOrderProcessing {

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

    /** As {@link OrderProcessing#process} of the mode now in force. */
    public Order process(Order placed, UnaryOperator<Order> completion) {
        return modes.get(settings.orderProcessingMode()).process(placed, completion);
    }
}
