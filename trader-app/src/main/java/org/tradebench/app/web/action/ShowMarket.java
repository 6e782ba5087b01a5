package org.tradebench.app.web.action;

import org.tradebench.app.market.MarketSummaryProvider;
import org.tradebench.app.web.page.MarketView;
import org.tradebench.app.web.page.WebPage;

/** Shows the market summary. */
record ShowMarket(MarketSummaryProvider market) implements Action {
    @Override
    public WebPage perform(ActionCall call) {
        call.show("market", new MarketView(market.summary()));
        return WebPage.MARKET;
    }
}
