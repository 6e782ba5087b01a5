package org.tradebench.app.live;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.util.function.Supplier;
import org.eclipse.microprofile.metrics.Counter;
import org.eclipse.microprofile.metrics.MetricRegistry;

/** Counts live clients, refusals, drops and messages for monitoring. */
@Dependent
public class LiveMetrics {
    private final MetricRegistry metrics;
    private final Counter refused;
    private final Counter dropped;
    private final Counter messages;

    @Inject
    public LiveMetrics(MetricRegistry metrics) {
        this.metrics = metrics;
        refused = metrics.counter("trade_live_refused");
        dropped = metrics.counter("trade_live_dropped");
        messages = metrics.counter("trade_live_messages");
    }

    void watch(Supplier<Integer> clients) {
        metrics.gauge("trade_live_clients", clients);
    }

    void refused() {
        refused.inc();
    }

    /** Counts a client that was too slow, or dead. */
    void dropped() {
        dropped.inc();
    }

    /** Counts a message that was handed to the server. */
    void sent() {
        messages.inc();
    }
}
