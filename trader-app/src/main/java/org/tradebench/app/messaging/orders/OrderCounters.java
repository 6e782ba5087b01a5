package org.tradebench.app.messaging.orders;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.microprofile.metrics.Counter;
import org.eclipse.microprofile.metrics.Metadata;
import org.eclipse.microprofile.metrics.MetricRegistry;
import org.eclipse.microprofile.metrics.MetricUnits;

/** Counts what has become of orders outside the requests that placed them, on this server since its start. */
@ApplicationScoped
public class OrderCounters {
    enum Event {
        QUEUED("trade_orders_queued", "orders put into the queue"),
        NOT_QUEUED("trade_orders_not_queued", "orders that the messaging engine did not accept"),
        COMPLETED("trade_orders_completed_by_broker", "orders that a message ended"),
        SWEPT("trade_orders_completed_by_sweep", "orders that the sweep ended, because no message did in time"),
        LEFT(
                "trade_orders_left_to_sweep",
                "orders whose message came while the database did not answer, or others held their rows for too long"),
        ENDED_BEFORE(
                "trade_orders_ended_before", "orders that had already ended, or were gone, when they were to be ended"),
        REDELIVERED("trade_order_messages_redelivered", "messages that were delivered again"),
        CANCELLED("trade_orders_cancelled_as_poison", "orders cancelled because they cannot be completed"),
        UNREADABLE("trade_order_messages_unreadable", "messages that hold no order and were dropped");

        private final String metric;
        private final String meaning;

        Event(String metric, String meaning) {
            this.metric = metric;
            this.meaning = meaning;
        }
    }

    private final Map<Event, Counter> counters = new EnumMap<>(Event.class);
    private final AtomicLong inDoubtSeconds = new AtomicLong();

    protected OrderCounters() {}

    @Inject
    public OrderCounters(MetricRegistry metrics) {
        for (Event event : Event.values()) {
            counters.put(
                    event,
                    metrics.counter(Metadata.builder()
                            .withName(event.metric)
                            .withDescription(event.meaning)
                            .build()));
        }
        metrics.gauge(
                Metadata.builder()
                        .withName("trade_transactions_in_doubt_seconds")
                        .withDescription("age of the oldest transaction that is prepared but has not ended")
                        .withUnit(MetricUnits.SECONDS)
                        .build(),
                inDoubtSeconds::get);
    }

    /** @param seconds age of the oldest prepared transaction; 0 when there is none */
    void inDoubt(long seconds) {
        inDoubtSeconds.set(seconds);
    }

    Counter of(Event event) {
        return Objects.requireNonNull(counters.get(event));
    }
}
