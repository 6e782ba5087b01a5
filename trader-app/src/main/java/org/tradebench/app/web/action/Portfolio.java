package org.tradebench.app.web.action;

import org.tradebench.app.web.page.Page;

/** The holdings of the user at their current prices. */
final class Portfolio implements Action {

    @Override
    public Page perform(Call call) {
        call.show("portfolio", call.holdings(call.userId(), call.parameters().row("after")));
        return Page.PORTFOLIO;
    }
}
