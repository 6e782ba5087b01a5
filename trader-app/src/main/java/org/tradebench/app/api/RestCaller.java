package org.tradebench.app.api;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.core.HttpHeaders;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;
import org.tradebench.app.revocation.Revocations;
import org.tradebench.app.security.Token;
import org.tradebench.app.security.Tokens;
import org.tradebench.app.security.UserSession;

/** Identifies the user of a request by its bearer token or its session. A token that is present must be valid, whatever the session says. */
@ApplicationScoped
public class RestCaller {
    private static final String SCHEME = "Bearer ";

    @Inject
    private HttpServletRequest request;

    @Inject
    private Tokens tokens;

    @Inject
    private Revocations revocations;

    /**
     * Returns the user who sent the request.
     *
     * @throws TradeException NOT_AUTHENTICATED without a login, or when the token is invalid or has expired
     */
    public String userId() {
        String header = request.getHeader(HttpHeaders.AUTHORIZATION);
        if (header != null) {
            return userOf(header);
        }
        String userId = UserSession.userOf(request);
        if (userId == null) {
            throw refused("You are not logged in, or your session has ended. Log in at /rest/session.");
        }
        return userId;
    }

    private String userOf(String header) {
        if (!header.regionMatches(true, 0, SCHEME, 0, SCHEME.length())) {
            throw refused("The header Authorization must be 'Bearer', a space and a token from /rest/session.");
        }
        Token token = tokens.read(header.substring(SCHEME.length()).strip())
                .orElseThrow(() -> refused("The token is not from this application, or has expired. Log in again."));
        if (revocations.isOver(token)) {
            throw refused("The token is no longer valid: its user has logged out or changed the password, or the data"
                    + " were replaced. Log in again.");
        }
        return token.userId();
    }

    private static TradeException refused(String why) {
        return new TradeException(Reason.NOT_AUTHENTICATED, why);
    }
}
