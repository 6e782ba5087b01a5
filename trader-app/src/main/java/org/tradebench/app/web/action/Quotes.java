package org.tradebench.app.web.action;

import java.util.List;
import org.tradebench.app.web.page.Page;
import org.tradebench.app.web.page.QuotesView;

/** Quotes by their symbols, each with a form to buy. */
final class Quotes implements Action {

    @Override
    public Page perform(Call call) {
        List<String> symbols = call.parameters().symbols("symbols");
        call.show("quotes", QuotesView.of(symbols, call.services().getQuotes(symbols)));
        return Page.QUOTES;
    }
}
