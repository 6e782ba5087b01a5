package org.tradebench.app.api;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.tradebench.app.api.json.OrdersJson;
import org.tradebench.app.services.CurrentTradeServices;
import org.tradebench.app.services.TradeServices;

/** Announces the caller's completed orders. */
@Path("order-alerts")
@ApplicationScoped
@Produces(MediaType.APPLICATION_JSON)
public class OrderAlertsResource {
    @Inject
    private CurrentTradeServices services;

    @Inject
    private RestCaller caller;

    /** Returns the orders that closed since they were last announced, here or on a page. Each is announced once, so this is no GET. */
    @POST
    public String take() {
        TradeServices current = services.get();
        return OrdersJson.of(current.getClosedOrders(caller.userId()));
    }
}
