package org.tradebench.app.faces;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.market.MarketSummaryProvider;
import org.tradebench.app.services.CurrentTradeServices;
import org.tradebench.app.services.HoldingsPage;
import org.tradebench.app.services.TradeServices;
import org.tradebench.app.web.page.HomeView;
import org.tradebench.app.web.page.MarketView;
import org.tradebench.app.web.page.PortfolioView;

/** Provides the home view with the account, the value of its holdings, and the market. */
@Named
@RequestScoped
public class HomeBean {
    @Inject
    private CurrentTradeServices services;

    static final String VIEW = "/tradehome.xhtml?faces-redirect=true";

    @Inject
    private HttpServletRequest request;

    @Inject
    private MarketSummaryProvider watch;

    private @Nullable HomeView view;
    private @Nullable MarketView market;

    public void show() {
        view = ForwardedViewFilter.given(request, "home", HomeView.class, this::read);
        market = ForwardedViewFilter.given(request, "market", MarketView.class, () -> new MarketView(watch.summary()));
    }

    private HomeView read() {
        TradeServices now = services.get();
        String userId = FacesLoginFilter.userOf(request);
        PortfolioView holdings = new PortfolioView(HoldingsPage.read(now, userId, 0));
        return HomeView.of(now.getAccountData(userId), holdings);
    }

    public @Nullable HomeView getView() {
        return view;
    }

    public @Nullable MarketView getMarket() {
        return market;
    }
}
