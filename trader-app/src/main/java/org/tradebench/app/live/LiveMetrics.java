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

    /** There were as many clients as may be. */
    void refused() {
        refused.inc();
    }

    /** A client was too slow, or dead. */
    void dropped() {
        dropped.inc();
    }

    /** A message was handed to the server. */
    void sent() {
        messages.inc();
    }
}
