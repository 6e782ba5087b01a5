package org.tradebench.app.web.action;

import org.tradebench.app.web.page.WebPage;

/** Shows the user's holdings at their current prices. */
final class ShowPortfolio implements Action {
    @Override
    public WebPage perform(ActionCall call) {
        call.show("portfolio", call.holdings(call.userId(), call.parameters().row("after")));
        return WebPage.PORTFOLIO;
    }
}
