package org.tradebench.app.api;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.InputStream;
import org.tradebench.app.domain.Registration;
import org.tradebench.app.input.FieldLengths;
import org.tradebench.app.input.Parameters;
import org.tradebench.app.services.CurrentTradeServices;

/** Registers new users. */
@Path("users")
@ApplicationScoped
@Produces(MediaType.APPLICATION_JSON)
public class UsersResource {
    @Inject
    private CurrentTradeServices services;

    @Inject
    private LoginAnswers logins;

    /** Creates profile and account, and logs the new user in. */
    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    public Response register(InputStream body) {
        Parameters fields = JsonBody.read(
                body,
                "userId",
                "password",
                "fullName",
                "address",
                "email",
                "creditCard",
                "openBalance",
                LoginAnswers.FIELD);
        boolean byToken = logins.byToken(fields);
        Registration registration = new Registration(
                fields.newUserId("userId"),
                fields.password("password"),
                fields.text("fullName", FieldLengths.FREE_TEXT),
                fields.text("address", FieldLengths.FREE_TEXT),
                fields.text("email", FieldLengths.FREE_TEXT),
                fields.text("creditCard", FieldLengths.CREDIT_CARD),
                fields.openBalance("openBalance"));
        return logins.begin(services.get().register(registration), byToken);
    }
}
