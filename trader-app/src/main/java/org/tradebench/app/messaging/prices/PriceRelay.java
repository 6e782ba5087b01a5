package org.tradebench.app.messaging.prices;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.TransactionPhase;
import jakarta.inject.Inject;
import org.tradebench.app.domain.QuoteMoved;
import org.tradebench.app.domain.QuotePriceChange;
import org.tradebench.app.settings.TradeSettings;

/**
 * Passes the price changes that this server commits on to the live views: by the topic where they are published, else directly to the views here. No trade
 * waits for the topic: what it does not take in time is dropped by the {@link PriceQueue}.
 */
@ApplicationScoped
public class PriceRelay {
    private TradeSettings settings;
    private Event<QuotePriceChange> views;
    private PriceQueue queue;
    private PriceSender sender;

    @SuppressWarnings("NullAway")
    protected PriceRelay() {}

    @Inject
    public PriceRelay(TradeSettings settings, Event<QuotePriceChange> views, PriceQueue queue, PriceSender sender) {
        this.settings = settings;
        this.views = views;
        this.queue = queue;
        this.sender = sender;
    }

    void relay(@Observes(during = TransactionPhase.AFTER_SUCCESS) QuoteMoved moved) {
        if (!settings.publishesQuotes()) {
            views.fire(moved.change());
        } else if (queue.add(moved.change())) {
            queue.runSender(sender::sendAll);
        }
    }
}
