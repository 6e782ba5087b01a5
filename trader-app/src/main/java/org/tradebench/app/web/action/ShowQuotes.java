package org.tradebench.app.web.action;

import java.util.List;
import org.tradebench.app.web.page.QuotesView;
import org.tradebench.app.web.page.WebPage;

/** Shows quotes by their symbols, each with a form to buy. */
final class ShowQuotes implements Action {
    @Override
    public WebPage perform(ActionCall call) {
        List<String> symbols = call.parameters().symbols("symbols");
        call.show("quotes", QuotesView.of(symbols, call.services().getQuotes(symbols)));
        return WebPage.QUOTES;
    }
}
