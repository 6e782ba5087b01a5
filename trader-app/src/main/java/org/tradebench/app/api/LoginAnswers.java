package org.tradebench.app.api;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.ws.rs.core.Response;
import org.tradebench.app.api.json.AccountJson;
import org.tradebench.app.domain.Account;
import org.tradebench.app.input.Parameters;
import org.tradebench.app.security.LoginMarks;
import org.tradebench.app.security.Token;
import org.tradebench.app.security.Tokens;
import org.tradebench.app.security.UserSession;

/** Answers a login with the cookie of a session, as pages do, or with a bearer token. The field {@code login} chooses. */
@ApplicationScoped
public class LoginAnswers {
    static final String FIELD = "login";
    private static final String COOKIE = "cookie";
    private static final String TOKEN = "token";

    @Inject
    private HttpServletRequest request;

    @Inject
    private Tokens tokens;

    /**
     * Returns whether the body asks for a token. To be called before anything is changed.
     *
     * @throws org.tradebench.app.domain.TradeException BAD_INPUT
     */
    boolean byToken(Parameters body) {
        return body.oneOf(FIELD, COOKIE, COOKIE, TOKEN).equals(TOKEN);
    }

    /** Answers a login that succeeded. */
    Response begin(Account account, boolean byToken) {
        Response.ResponseBuilder answer = Response.status(Response.Status.CREATED);
        if (byToken) {
            Token token = tokens.issue(account, LoginMarks.in(request).of(account));
            return answer.entity(AccountJson.login(account, tokens.write(token), token.expires()))
                    .build();
        }
        UserSession.begin(request, account);
        return answer.entity(AccountJson.login(account)).build();
    }

    void end(HttpServletResponse response) {
        UserSession.leave(request, response);
    }
}
