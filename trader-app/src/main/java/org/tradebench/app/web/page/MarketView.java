package org.tradebench.app.web.page;

import java.math.BigDecimal;
import java.util.List;
import org.tradebench.app.domain.MarketSummary;
import org.tradebench.app.domain.Quote;

/** Holds what a page shows of the market. */
public record MarketView(MarketSummary summary) {
    /** Returns the index, how it has moved since the opening, and the volume. */
    public List<LabelledValue> values() {
        BigDecimal change = summary.tsia().subtract(summary.openTsia());
        return List.of(
                LabelledValue.money("Trade Stock Index (TSIA)", summary.tsia()),
                LabelledValue.gain("Since the opening", change, summary.gainPercent()),
                LabelledValue.money("Opening index", summary.openTsia()),
                LabelledValue.count("Trading volume", summary.volume()));
    }

    /** Returns when the values were read. */
    public String asOf() {
        return DisplayFormat.moment(summary.summaryDate());
    }

    public List<Quote> gainers() {
        return summary.topGainers();
    }

    public List<Quote> losers() {
        return summary.topLosers();
    }
}
