package org.tradebench.app.caching.command;

import org.tradebench.app.domain.MarketSummary;
import org.tradebench.app.services.TradeServices;

/** Sums up the market. */
public final class MarketSummaryCommand extends TradeCommand<MarketSummary> {

    MarketSummaryCommand(TradeServices services) {
        super(services::getMarketSummary);
    }
}
