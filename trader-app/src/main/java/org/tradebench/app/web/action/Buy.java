package org.tradebench.app.web.action;

import org.tradebench.app.input.Parameters;
import org.tradebench.app.web.page.OrderView;
import org.tradebench.app.web.page.WebPage;

/** Places an order to buy. */
final class Buy implements Action {
    @Override
    public WebPage perform(ActionCall call) {
        Parameters parameters = call.parameters();
        String symbol = parameters.symbol("symbol");
        long quantity = parameters.quantity("quantity");
        call.show("order", new OrderView(call.services().buy(call.userId(), symbol, quantity, call.idempotencyKey())));
        return WebPage.ORDER;
    }

    @Override
    public boolean changesSomething() {
        return true;
    }
}
