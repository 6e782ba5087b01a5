package org.tradebench.app.web.action;

import org.tradebench.app.market.MarketWatch;
import org.tradebench.app.web.page.MarketView;
import org.tradebench.app.web.page.Page;

/** The market page. */
final class Market implements Action {

    private final MarketWatch market;

    Market(MarketWatch market) {
        this.market = market;
    }

    @Override
    public Page perform(Call call) {
        call.show("market", new MarketView(market.summary()));
        return Page.MARKET;
    }
}
