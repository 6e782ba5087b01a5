package org.tradebench.app.api;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.InputStream;
import org.tradebench.app.domain.Account;
import org.tradebench.app.input.FieldLengths;
import org.tradebench.app.input.Parameters;
import org.tradebench.app.security.LoginGuard;
import org.tradebench.app.security.SecurityEvent;
import org.tradebench.app.security.SecurityEvent.Outcome;
import org.tradebench.app.security.SecurityLog;
import org.tradebench.app.services.CurrentTradeServices;
import org.tradebench.app.services.TradeServices;

/** Logs users in and out. */
@Path("session")
@ApplicationScoped
@Produces(MediaType.APPLICATION_JSON)
public class SessionResource {
    @Inject
    private CurrentTradeServices services;

    @Inject
    private LoginAnswers logins;

    @Inject
    private LoginGuard guard;

    @Inject
    private RestCaller caller;

    @Inject
    private HttpServletRequest request;

    /** Checks the password and counts the login. */
    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    public Response login(InputStream body) {
        Parameters fields = JsonBody.read(body, "userId", "password", LoginAnswers.FIELD);
        String userId = fields.text("userId", FieldLengths.USER_ID);
        String password = fields.password("password");
        boolean byToken = logins.byToken(fields);
        Account account = guard.login(request, userId, () -> services.get().login(userId, password));
        return logins.begin(account, byToken);
    }

    /** Counts the logout, which ends all tokens of the user, and ends the session. */
    @DELETE
    public Response logout(@Context HttpServletResponse response) {
        TradeServices current = services.get();
        String userId = caller.userId();
        current.logout(userId);
        logins.end(response);
        SecurityLog.write(SecurityEvent.LOGOUT, Outcome.OK, userId, request);
        return Response.noContent().build();
    }
}
