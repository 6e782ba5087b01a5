package org.tradebench.app.web.action;

import org.tradebench.app.web.page.OrderView;
import org.tradebench.app.web.page.WebPage;

/** Places an order to sell a whole holding. */
final class Sell implements Action {
    @Override
    public WebPage perform(ActionCall call) {
        long holdingId = call.parameters().holdingId("holdingID");
        call.show("order", new OrderView(call.services().sell(call.userId(), holdingId, call.idempotencyKey())));
        return WebPage.ORDER;
    }

    @Override
    public boolean changesSomething() {
        return true;
    }
}
