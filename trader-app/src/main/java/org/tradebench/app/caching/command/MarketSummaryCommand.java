package org.tradebench.app.caching.command;

import org.tradebench.app.domain.MarketSummary;
import org.tradebench.app.services.TradeReads.MarketSummaryRead;
import org.tradebench.app.services.TradeServices;

/** Sums up the market. */
public final class MarketSummaryCommand extends TradeCommand<MarketSummary> {
    MarketSummaryCommand(MarketSummaryRead operation, TradeServices next) {
        super(operation, next);
    }
}
