package org.tradebench.app.api;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.core.HttpHeaders;
import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;
import org.tradebench.app.security.Token;
import org.tradebench.app.security.Tokens;
import org.tradebench.app.security.UserSession;
import org.tradebench.app.services.TradeServices;

/** Who sent the request: whom its bearer token stands for, or who is logged in in its session. A token that is there must be right, whatever the session says. */
@ApplicationScoped
public class Caller {

    private static final String SCHEME = "Bearer ";

    @Inject
    private HttpServletRequest request;

    @Inject
    private Tokens tokens;

    /**
     * The id of the user who sent the request.
     *
     * @param services those of the request
     * @throws TradeException NOT_AUTHENTICATED when nobody is logged in, or the token is worth nothing (any more)
     */
    public String userId(TradeServices services) {
        String header = request.getHeader(HttpHeaders.AUTHORIZATION);
        if (header != null) {
            return userOf(header, services);
        }
        String userId = UserSession.userOf(request);
        if (userId == null) {
            throw refused("You are not logged in, or your session has ended. Log in at /rest/session.");
        }
        return userId;
    }

    private String userOf(String header, TradeServices services) {
        if (!header.regionMatches(true, 0, SCHEME, 0, SCHEME.length())) {
            throw refused("The header Authorization must be: Bearer, a blank, and a token of /rest/session.");
        }
        Token token = tokens.read(header.substring(SCHEME.length()).strip())
                .orElseThrow(() -> refused("The token is none of this application's, or has expired. Log in again."));
        if (logouts(token.userId(), services) != token.logouts()) {
            throw refused("Its user has logged out since the token was given out. Log in again.");
        }
        return token.userId();
    }

    private static int logouts(String userId, TradeServices services) {
        try {
            Account account = services.getAccountData(userId);
            return account.logoutCount();
        } catch (TradeException unknown) {
            if (unknown.reason() == Reason.NOT_FOUND) {
                throw refused("The user of this token is no more.");
            }
            throw unknown;
        }
    }

    private static TradeException refused(String why) {
        return new TradeException(Reason.NOT_AUTHENTICATED, why);
    }
}
