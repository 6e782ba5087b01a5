package org.tradebench.app.api;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.api.json.QuotesJson;
import org.tradebench.app.input.Symbols;
import org.tradebench.app.services.CurrentTradeServices;

/** Answers with quotes by their symbols as a JSON array; unknown symbols are left out. */
@Path("quotes")
@ApplicationScoped
@Produces(MediaType.APPLICATION_JSON)
public class QuotesResource {
    @Inject
    private CurrentTradeServices services;

    @GET
    @Path("{symbols}")
    public String byPath(@PathParam("symbols") String symbols) {
        return quotes(symbols);
    }

    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public String byForm(@FormParam("symbols") @Nullable String symbols) {
        return quotes(symbols);
    }

    private String quotes(@Nullable String symbols) {
        return QuotesJson.of(services.get().getQuotes(Symbols.of("symbols", symbols)));
    }
}
