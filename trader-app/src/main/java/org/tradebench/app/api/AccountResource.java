package org.tradebench.app.api;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.tradebench.app.api.json.AccountJson;
import org.tradebench.app.services.CurrentTradeServices;
import org.tradebench.app.services.TradeServices;

/** Answers with the caller's account. */
@Path("account")
@ApplicationScoped
@Produces(MediaType.APPLICATION_JSON)
public class AccountResource {
    @Inject
    private CurrentTradeServices services;

    @Inject
    private RestCaller caller;

    @GET
    public String account() {
        TradeServices current = services.get();
        return AccountJson.of(current.getAccountData(caller.userId()));
    }
}
