package org.tradebench.app.market;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.util.concurrent.TimeUnit;
import org.tradebench.app.domain.MarketSummary;
import org.tradebench.app.domain.RowsReplaced;
import org.tradebench.app.services.CurrentTradeServices;
import org.tradebench.app.settings.TradeSettings;
import org.tradebench.cache.RefreshedValue;

/** The market summary for the pages, made anew at most every interval of the settings. */
@ApplicationScoped
public class MarketWatch {

    private final RefreshedValue<MarketSummary> kept;

    /** For the container's proxy. */
    protected MarketWatch() {
        kept = null;
    }

    @Inject
    public MarketWatch(CurrentTradeServices services, TradeSettings settings) {
        kept = new RefreshedValue<>(
                () -> services.get().getMarketSummary(),
                () -> TimeUnit.SECONDS.toNanos(settings.marketSummaryInterval()),
                System::nanoTime);
    }

    /** The summary of now, at most an interval old; always a fresh one when the interval is 0. */
    public MarketSummary summary() {
        return kept.get();
    }

    /** Makes the next call ask anew. */
    void forget(@Observes RowsReplaced replaced) {
        kept.forget();
    }
}
