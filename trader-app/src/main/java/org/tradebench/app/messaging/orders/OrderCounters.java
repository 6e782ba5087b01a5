package org.tradebench.app.messaging.orders;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.microprofile.metrics.Counter;
import org.eclipse.microprofile.metrics.Metadata;
import org.eclipse.microprofile.metrics.MetricRegistry;
import org.eclipse.microprofile.metrics.MetricUnits;

/** Counts what has become of orders outside the requests that placed them, on this server since its start. */
@ApplicationScoped
public class OrderCounters {
    private final Counter queued;
    private final Counter notQueued;
    private final Counter completed;
    private final Counter swept;
    private final Counter left;
    private final Counter endedBefore;
    private final Counter redelivered;
    private final Counter cancelled;
    private final Counter unreadable;
    private final AtomicLong inDoubtSeconds = new AtomicLong();

    @SuppressWarnings("NullAway")
    protected OrderCounters() {
        queued = null;
        notQueued = null;
        completed = null;
        swept = null;
        left = null;
        endedBefore = null;
        redelivered = null;
        cancelled = null;
        unreadable = null;
    }

    @Inject
    public OrderCounters(MetricRegistry metrics) {
        queued = counter(metrics, "trade_orders_queued", "orders put into the queue");
        notQueued = counter(metrics, "trade_orders_not_queued", "orders that the messaging engine did not take");
        completed = counter(metrics, "trade_orders_completed_by_broker", "orders that a message led to their end");
        swept = counter(metrics, "trade_orders_completed_by_sweep", "orders that no message led to their end in time");
        left = counter(
                metrics, "trade_orders_left_to_sweep", "orders whose message came while the database did not answer");
        endedBefore = counter(metrics, "trade_orders_ended_before", "orders that had ended when their turn came");
        redelivered = counter(metrics, "trade_order_messages_redelivered", "messages that came once more");
        cancelled = counter(
                metrics, "trade_orders_cancelled_as_poison", "orders cancelled because they cannot be completed");
        unreadable = counter(metrics, "trade_order_messages_unreadable", "messages that are no orders, dropped");
        metrics.gauge(
                Metadata.builder()
                        .withName("trade_transactions_in_doubt_seconds")
                        .withDescription("age of the oldest transaction of the database that is prepared and not ended")
                        .withUnit(MetricUnits.SECONDS)
                        .build(),
                inDoubtSeconds::get);
    }

    private static Counter counter(MetricRegistry metrics, String name, String meaning) {
        return metrics.counter(
                Metadata.builder().withName(name).withDescription(meaning).build());
    }

    /** @param seconds age of the oldest prepared transaction; 0 when there is none */
    void inDoubt(long seconds) {
        inDoubtSeconds.set(seconds);
    }

    Counter queued() {
        return queued;
    }

    Counter notQueued() {
        return notQueued;
    }

    Counter completed() {
        return completed;
    }

    Counter swept() {
        return swept;
    }

    Counter left() {
        return left;
    }

    Counter endedBefore() {
        return endedBefore;
    }

    Counter redelivered() {
        return redelivered;
    }

    Counter cancelled() {
        return cancelled;
    }

    Counter unreadable() {
        return unreadable;
    }
}
