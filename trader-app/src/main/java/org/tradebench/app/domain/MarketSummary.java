package org.tradebench.app.domain;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;

/**
 * Describes the market at one moment.
 *
 * @param tsia Trade Stock Index Average: the mean price of all quotes, two decimals
 * @param openTsia the mean opening price
 * @param volume shares traded, all quotes together
 * @param topGainers at most five quotes, the largest change first, then by symbol
 * @param topLosers at most five quotes, the smallest change first, then by symbol
 */
public record MarketSummary(
        BigDecimal tsia,
        BigDecimal openTsia,
        long volume,
        List<Quote> topGainers,
        List<Quote> topLosers,
        Instant summaryDate) {
    public MarketSummary {
        topGainers = List.copyOf(topGainers);
        topLosers = List.copyOf(topLosers);
    }

    /** Returns the index's gain since the opening in percent, two decimals. */
    public BigDecimal gainPercent() {
        return Money.percent(tsia.subtract(openTsia), openTsia);
    }
}
