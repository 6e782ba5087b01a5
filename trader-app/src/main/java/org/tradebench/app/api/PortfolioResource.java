package org.tradebench.app.api;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.tradebench.app.api.json.PortfolioJson;
import org.tradebench.app.services.CurrentTradeServices;
import org.tradebench.app.services.TradeServices;
import org.tradebench.app.web.input.Numbers;

/** The caller's holdings at their current prices. */
@Path("portfolio")
@ApplicationScoped
@Produces(MediaType.APPLICATION_JSON)
public class PortfolioResource {

    @Inject
    private CurrentTradeServices services;

    @Inject
    private Caller caller;

    @GET
    public String portfolio() {
        TradeServices current = services.get();
        return PortfolioJson.of(current.getHoldings(caller.userId(current)));
    }

    /** One of them; another's is not found. */
    @GET
    @Path("{holdingId}")
    public String holding(@PathParam("holdingId") String holdingId) {
        TradeServices current = services.get();
        String userId = caller.userId(current);
        return PortfolioJson.of(current.getHolding(userId, Numbers.holdingId(holdingId)));
    }
}
