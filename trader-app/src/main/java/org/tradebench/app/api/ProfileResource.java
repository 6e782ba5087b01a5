package org.tradebench.app.api;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.io.InputStream;
import org.tradebench.app.api.json.AccountJson;
import org.tradebench.app.domain.CreditCards;
import org.tradebench.app.domain.ProfileUpdate;
import org.tradebench.app.input.FieldLengths;
import org.tradebench.app.input.Parameters;
import org.tradebench.app.revocation.ProfileChanges;
import org.tradebench.app.services.CurrentTradeServices;
import org.tradebench.app.services.TradeServices;

/** Reads and replaces the caller's profile. */
@Path("profile")
@ApplicationScoped
@Produces(MediaType.APPLICATION_JSON)
public class ProfileResource {
    @Inject
    private CurrentTradeServices services;

    @Inject
    private RestCaller caller;

    @Inject
    private ProfileChanges changes;

    @Inject
    private HttpServletRequest request;

    @GET
    public String profile() {
        TradeServices current = services.get();
        return AccountJson.of(current.getAccountProfileData(caller.userId()));
    }

    /** Replaces all values; another password needs the current one, too; a card's mask that comes back unchanged leaves the number as it is. */
    @PUT
    @Consumes(MediaType.APPLICATION_JSON)
    public String update(InputStream body) {
        TradeServices current = services.get();
        String userId = caller.userId();
        Parameters fields =
                JsonBody.read(body, "currentPassword", "password", "fullName", "address", "email", "creditCard");
        ProfileUpdate update = new ProfileUpdate(
                userId,
                fields.optionalPassword("currentPassword"),
                fields.password("password"),
                fields.text("fullName", FieldLengths.FREE_TEXT),
                fields.text("address", FieldLengths.FREE_TEXT),
                fields.text("email", FieldLengths.FREE_TEXT),
                fields.text("creditCard", FieldLengths.CREDIT_CARD));
        if (CreditCards.isMask(update.creditCard())) {
            CreditCards.checkEntered(
                    update.creditCard(), current.getAccountProfileData(userId).creditCard());
        }
        return AccountJson.of(changes.update(request, current, update));
    }
}
