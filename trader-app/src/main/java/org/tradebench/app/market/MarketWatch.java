package org.tradebench.app.market;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.tradebench.app.domain.MarketSummary;
import org.tradebench.app.domain.RowsReplaced;
import org.tradebench.app.services.CurrentTradeServices;
import org.tradebench.app.settings.TradeSettings;

/**
 * The market summary, made anew at most every interval. When it is due, one thread makes the new one;
 * the others are served the old one meanwhile and wait only when there is none at all.
 */
@ApplicationScoped
public class MarketWatch {

    /** A summary and when it was made, on the monotonic clock. */
    private record Kept(MarketSummary summary, long madeAt) {

        boolean isYoungerThan(long interval, long now) {
            return now - madeAt < interval;
        }
    }

    private final Supplier<MarketSummary> source;
    private final IntSupplier intervalSeconds;
    private final LongSupplier nanoTime;
    private final ReentrantLock making = new ReentrantLock();
    private volatile Kept kept;

    /** For the container's proxy. */
    protected MarketWatch() {
        this(() -> null, () -> 0, System::nanoTime);
    }

    @Inject
    public MarketWatch(CurrentTradeServices services, TradeSettings settings) {
        this(() -> services.get().getMarketSummary(), settings::marketSummaryInterval, System::nanoTime);
    }

    MarketWatch(Supplier<MarketSummary> source, IntSupplier intervalSeconds, LongSupplier nanoTime) {
        this.source = source;
        this.intervalSeconds = intervalSeconds;
        this.nanoTime = nanoTime;
    }

    /** The summary of now, at most an interval old; always a fresh one when the interval is 0. */
    public MarketSummary summary() {
        long interval = TimeUnit.SECONDS.toNanos(intervalSeconds.getAsInt());
        if (interval == 0) {
            return source.get();
        }
        Kept now = kept;
        if (now == null) {
            making.lock();
        } else if (now.isYoungerThan(interval, nanoTime.getAsLong()) || !making.tryLock()) {
            return now.summary();
        }
        try {
            // Another thread may have made it since this one looked.
            Kept latest = kept;
            return latest != null && latest.isYoungerThan(interval, nanoTime.getAsLong()) ? latest.summary() : make();
        } finally {
            making.unlock();
        }
    }

    /** Makes the next call ask anew. */
    void forget(@Observes RowsReplaced replaced) {
        kept = null;
    }

    private MarketSummary make() {
        // The age counts from the question, not from the answer.
        long asked = nanoTime.getAsLong();
        MarketSummary summary = source.get();
        kept = new Kept(summary, asked);
        return summary;
    }
}
