package org.tradebench.app.faces;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import org.tradebench.app.security.UserSession;
import org.tradebench.app.services.CurrentTradeServices;
import org.tradebench.app.web.page.PortfolioView;

/** All holdings of the user at their current prices. */
@Named
@RequestScoped
public class PortfolioBean {

    @Inject
    private CurrentTradeServices services;

    @Inject
    private HttpServletRequest request;

    private PortfolioView view;

    /** Reads what the view shows. */
    public void show() {
        view = DrawnView.given(request, "portfolio", PortfolioView.class, this::read);
    }

    private PortfolioView read() {
        return PortfolioView.of(services.get().getHoldings(UserSession.userOf(request)));
    }

    public PortfolioView getView() {
        return view;
    }
}
