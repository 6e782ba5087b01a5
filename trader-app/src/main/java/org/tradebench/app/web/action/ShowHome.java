package org.tradebench.app.web.action;

import org.tradebench.app.domain.Account;
import org.tradebench.app.market.MarketSummaryProvider;
import org.tradebench.app.web.page.HomeView;
import org.tradebench.app.web.page.MarketView;
import org.tradebench.app.web.page.PortfolioView;
import org.tradebench.app.web.page.WebPage;

/** Shows the account, the value of its holdings, and the market. */
record ShowHome(MarketSummaryProvider market) implements Action {
    @Override
    public WebPage perform(ActionCall call) {
        return show(call, call.services().getAccountData(call.userId()));
    }

    WebPage show(ActionCall call, Account account) {
        PortfolioView holdings = call.holdings(account.userId(), 0);
        call.show("home", HomeView.of(account, holdings));
        call.show("market", new MarketView(market.summary()));
        return WebPage.HOME;
    }
}
