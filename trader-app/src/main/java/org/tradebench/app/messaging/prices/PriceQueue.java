package org.tradebench.app.messaging.prices;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.microprofile.metrics.Counter;
import org.eclipse.microprofile.metrics.MetricRegistry;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.QuotePriceChange;

/**
 * Holds the price changes that wait for the topic, and knows whether a sender is at work on them. A full queue drops its oldest change, because a live view wants
 * the newest.
 */
@ApplicationScoped
public class PriceQueue {
    private static final int MAX_WAITING = 500;

    private final BlockingQueue<QuotePriceChange> waiting = new ArrayBlockingQueue<>(MAX_WAITING);
    private final AtomicBoolean sending = new AtomicBoolean();
    private Counter dropped;

    @SuppressWarnings("NullAway")
    protected PriceQueue() {}

    @Inject
    public PriceQueue(MetricRegistry metrics) {
        this.dropped = metrics.counter("trade_price_changes_dropped");
    }

    /**
     * Adds a change, without waiting for room.
     *
     * @return whether no sender is at work: then the caller has to start one
     */
    boolean add(QuotePriceChange change) {
        while (!waiting.offer(change)) {
            if (waiting.poll() != null) {
                dropped.inc();
            }
        }
        return sending.compareAndSet(false, true);
    }

    /** Takes the next change for the sender at work; null when there is none: the sender then ends, and the next change needs a new one. */
    @Nullable
    QuotePriceChange next() {
        QuotePriceChange next = waiting.poll();
        if (next == null) {
            sending.set(false);
            // A change that was added in between found a sender at work.
            return waiting.peek() != null && sending.compareAndSet(false, true) ? next() : null;
        }
        return next;
    }

    /** Starts a sender, or does its work. When that fails, no sender is at work although changes may wait: the next change needs a new one. */
    void runSender(Runnable work) {
        boolean done = false;
        try {
            work.run();
            done = true;
        } finally {
            if (!done) {
                sending.set(false);
            }
        }
    }
}
