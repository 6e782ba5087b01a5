package org.tradebench.app.web.action;

import org.tradebench.app.domain.Account;
import org.tradebench.app.market.MarketWatch;
import org.tradebench.app.web.page.HomeView;
import org.tradebench.app.web.page.MarketView;
import org.tradebench.app.web.page.Page;
import org.tradebench.app.web.page.PortfolioView;

/** The account's figures, its holdings' worth, and the market. */
final class Home implements Action {

    private final MarketWatch market;

    Home(MarketWatch market) {
        this.market = market;
    }

    @Override
    public Page perform(Call call) {
        return show(call, call.services().getAccountData(call.userId()));
    }

    /** The home page of an account that was just read. */
    Page show(Call call, Account account) {
        PortfolioView holdings = call.holdings(account.userId(), 0);
        call.show("home", HomeView.of(account, holdings));
        call.show("market", new MarketView(market.summary()));
        return Page.HOME;
    }
}
