package org.tradebench.app.api;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.api.json.PortfolioJson;
import org.tradebench.app.input.NumberInput;
import org.tradebench.app.services.CurrentTradeServices;
import org.tradebench.app.services.HoldingsPage;
import org.tradebench.app.services.TradeServices;

/** Answers with the caller's holdings at their current prices. */
@Path("portfolio")
@ApplicationScoped
@Produces(MediaType.APPLICATION_JSON)
public class PortfolioResource {
    @Inject
    private CurrentTradeServices services;

    @Inject
    private RestCaller caller;

    /**
     * Lists holdings in the order of their ids, at most as many as one answer may have, with a link to the next ones.
     *
     * @param after lists only holdings after this holding's id; null: begins with the first
     */
    @GET
    public Response portfolio(@QueryParam("after") @Nullable String after) {
        TradeServices current = services.get();
        String userId = caller.userId();
        HoldingsPage page = HoldingsPage.read(current, userId, after == null ? 0 : NumberInput.row("after", after));
        return NextPageLink.answer(PortfolioJson.of(page), page.next(), "portfolio?after=");
    }

    @GET
    @Path("{holdingId}")
    public String holding(@PathParam("holdingId") String holdingId) {
        TradeServices current = services.get();
        String userId = caller.userId();
        return PortfolioJson.of(current.getHolding(userId, NumberInput.holdingId(holdingId)));
    }
}
