package org.tradebench.app.api;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.tradebench.app.api.json.MarketJson;
import org.tradebench.app.market.MarketSummaryProvider;

/** Answers with the market summary; needs no login. */
@Path("market")
@ApplicationScoped
@Produces(MediaType.APPLICATION_JSON)
public class MarketResource {
    @Inject
    private MarketSummaryProvider market;

    @GET
    public String summary() {
        return MarketJson.of(market.summary());
    }
}
