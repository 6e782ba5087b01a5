package org.tradebench.app.web.action;

import org.tradebench.app.web.page.Page;
import org.tradebench.app.web.page.PortfolioView;

/** All holdings of the user at their current prices. */
final class Portfolio implements Action {

    @Override
    public Page perform(Call call) {
        call.show("portfolio", PortfolioView.of(call.services().getHoldings(call.userId())));
        return Page.PORTFOLIO;
    }
}
