package org.tradebench.app.soap;

import jakarta.servlet.http.HttpServletRequest;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.market.MarketSummaryProvider;
import org.tradebench.app.revocation.ProfileChanges;
import org.tradebench.app.security.LoginGuard;
import org.tradebench.app.services.TradeServices;
import org.tradebench.app.soap.filter.UsernameToken;

/** Identifies an external caller by the user name and password in the message's header, whatever session the message comes in. */
final class UsernameTokenCaller extends SessionCaller {
    private final UsernameToken named;
    private @Nullable String user;

    UsernameTokenCaller(
            UsernameToken named,
            HttpServletRequest request,
            TradeServices services,
            LoginGuard logins,
            ProfileChanges changes,
            MarketSummaryProvider market) {
        super(request, services, logins, changes, market);
        this.named = named;
    }

    @Override
    public String user() {
        String loggedIn = user;
        if (loggedIn == null) {
            loggedIn = login(MessageInput.userId(named.userId()), MessageInput.password(named.password()))
                    .userId();
            user = loggedIn;
        }
        return loggedIn;
    }
}
