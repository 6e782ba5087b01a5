package org.tradebench.app.market;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.util.concurrent.TimeUnit;
import org.tradebench.app.domain.MarketSummary;
import org.tradebench.app.domain.RowsReplaced;
import org.tradebench.app.services.CallOrigin;
import org.tradebench.app.services.CurrentTradeServices;
import org.tradebench.app.settings.TradeSettings;
import org.tradebench.cache.RefreshedValue;

/**
 * Provides the market summary for the pages, read at most once per MARKET_SUMMARY_INTERVAL. Where answers are cached, the cache's time limit applies instead;
 * an interval of 0 means a fresh summary even so.
 */
@ApplicationScoped
public class MarketSummaryProvider {
    private RefreshedValue<MarketSummary> kept;
    private CurrentTradeServices services;
    private TradeSettings settings;

    @SuppressWarnings("NullAway")
    protected MarketSummaryProvider() {}

    @Inject
    public MarketSummaryProvider(CurrentTradeServices services, TradeSettings settings) {
        this.services = services;
        this.settings = settings;
        kept = new RefreshedValue<>(
                () -> services.get(CallOrigin.UNCACHED_PAGE).getMarketSummary(),
                () -> TimeUnit.SECONDS.toNanos(settings.now().marketSummaryInterval()),
                System::nanoTime);
    }

    /** Returns the current summary, as old as the interval or the cache allows; always a fresh one when the interval is 0. */
    public MarketSummary summary() {
        boolean remembered =
                settings.cachingType().cachesAnswers() && settings.now().marketSummaryInterval() != 0;
        return remembered ? services.get().getMarketSummary() : kept.get();
    }

    void forget(@Observes RowsReplaced replaced) {
        kept.forget();
    }
}
