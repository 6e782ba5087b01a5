package org.tradebench.app.web.action;

import org.tradebench.app.web.page.OrderView;
import org.tradebench.app.web.page.Page;

/** Places an order to sell a whole holding. */
final class Sell implements Action {

    @Override
    public Page perform(Call call) {
        long holdingId = call.parameters().holdingId("holdingID");
        call.show("order", new OrderView(call.placing(() -> call.services().sell(call.userId(), holdingId))));
        return Page.ORDER;
    }

    @Override
    public boolean changesSomething() {
        return true;
    }
}
