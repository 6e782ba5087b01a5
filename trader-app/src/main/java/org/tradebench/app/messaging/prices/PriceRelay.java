package org.tradebench.app.messaging.prices;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.TransactionPhase;
import jakarta.inject.Inject;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.microprofile.metrics.Counter;
import org.eclipse.microprofile.metrics.MetricRegistry;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.QuoteMoved;
import org.tradebench.app.domain.QuotePriceChange;
import org.tradebench.app.settings.TradeSettings;

/**
 * Takes the price changes that this server commits to the live views: to the topic where they are published, else straight to the views here. No trade waits
 * for the topic: what it does not take in time is dropped, the oldest first, because a live view wants the newest.
 */
@ApplicationScoped
public class PriceRelay {
    private static final int MOST_WAITING = 500;

    private final BlockingQueue<QuotePriceChange> waiting = new ArrayBlockingQueue<>(MOST_WAITING);
    private final AtomicBoolean sending = new AtomicBoolean();
    private TradeSettings settings;
    private Event<QuotePriceChange> views;
    private PriceSender sender;
    private Counter dropped;

    @SuppressWarnings("NullAway")
    protected PriceRelay() {}

    @Inject
    public PriceRelay(
            TradeSettings settings, Event<QuotePriceChange> views, PriceSender sender, MetricRegistry metrics) {
        this.settings = settings;
        this.views = views;
        this.sender = sender;
        this.dropped = metrics.counter("trade_price_changes_dropped");
    }

    void relay(@Observes(during = TransactionPhase.AFTER_SUCCESS) QuoteMoved moved) {
        if (!settings.publishesQuotes()) {
            views.fire(moved.change());
            return;
        }
        while (!waiting.offer(moved.change())) {
            if (waiting.poll() != null) {
                dropped.inc();
            }
        }
        if (sending.compareAndSet(false, true)) {
            sender.sendAll();
        }
    }

    /** Returns the next one; null when there is none: then the sender is asked again with the next change. */
    @Nullable
    QuotePriceChange next() {
        QuotePriceChange next = waiting.poll();
        if (next == null) {
            sending.set(false);
            // A change that came in between, and did not ask.
            return waiting.peek() != null && sending.compareAndSet(false, true) ? next() : null;
        }
        return next;
    }

    /** Shows here at least what the topic does not take. */
    void showHere(QuotePriceChange change) {
        views.fire(change);
    }
}
