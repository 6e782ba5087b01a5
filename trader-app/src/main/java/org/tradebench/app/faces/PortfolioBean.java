package org.tradebench.app.faces;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.input.Parameters;
import org.tradebench.app.services.CurrentTradeServices;
import org.tradebench.app.services.HoldingsPage;
import org.tradebench.app.web.page.PortfolioView;

/** Provides the portfolio view with the user's holdings at their current prices. */
@Named
@RequestScoped
public class PortfolioBean {
    @Inject
    private CurrentTradeServices services;

    @Inject
    private HttpServletRequest request;

    private @Nullable PortfolioView view;

    public void show() {
        view = ForwardedViewFilter.given(request, "portfolio", PortfolioView.class, this::read);
    }

    private PortfolioView read() {
        long after = new Parameters(request).row("after");
        return new PortfolioView(HoldingsPage.read(services.get(), FacesLoginFilter.userOf(request), after));
    }

    public @Nullable PortfolioView getView() {
        return view;
    }
}
