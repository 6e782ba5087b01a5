package org.tradebench.app.faces;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.market.MarketSummaryProvider;
import org.tradebench.app.web.page.MarketView;

/** Provides the market view with the market summary. */
@Named
@RequestScoped
public class MarketBean {
    @Inject
    private MarketSummaryProvider watch;

    @Inject
    private HttpServletRequest request;

    private @Nullable MarketView view;

    public void show() {
        view = ForwardedViewFilter.given(request, "market", MarketView.class, () -> new MarketView(watch.summary()));
    }

    public @Nullable MarketView getView() {
        return view;
    }
}
