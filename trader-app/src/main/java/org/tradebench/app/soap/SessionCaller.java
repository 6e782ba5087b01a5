package org.tradebench.app.soap;

import jakarta.servlet.http.HttpServletRequest;
import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.AccountProfile;
import org.tradebench.app.domain.MarketSummary;
import org.tradebench.app.domain.ProfileUpdate;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;
import org.tradebench.app.market.MarketSummaryProvider;
import org.tradebench.app.revocation.ProfileChanges;
import org.tradebench.app.security.LoginGuard;
import org.tradebench.app.security.SecurityEvent;
import org.tradebench.app.security.SecurityEvent.Outcome;
import org.tradebench.app.security.SecurityLog;
import org.tradebench.app.security.UserSession;
import org.tradebench.app.services.TradeServices;

/** Identifies an external caller by the session of the request. */
class SessionCaller implements SoapCaller {
    private final HttpServletRequest request;
    private final TradeServices services;
    private final LoginGuard logins;
    private final ProfileChanges changes;
    private final MarketSummaryProvider market;

    SessionCaller(
            HttpServletRequest request,
            TradeServices services,
            LoginGuard logins,
            ProfileChanges changes,
            MarketSummaryProvider market) {
        this.request = request;
        this.services = services;
        this.logins = logins;
        this.changes = changes;
        this.market = market;
    }

    @Override
    public String user() {
        String userId = UserSession.userOf(request);
        if (userId == null) {
            throw new TradeException(
                    Reason.NOT_AUTHENTICATED,
                    "You are not logged in, or your session has ended: call login and send its cookie along,"
                            + " or send a UsernameToken in the message's header.");
        }
        return userId;
    }

    @Override
    public TradeServices services() {
        return services;
    }

    @Override
    public Account login(String userId, String password) {
        return logins.login(request, userId, () -> services.login(userId, password));
    }

    @Override
    public void begin(Account account) {
        UserSession.begin(request, account);
    }

    @Override
    public AccountProfile update(ProfileUpdate update) {
        return changes.update(request, services, update);
    }

    @Override
    public void end() {
        SecurityLog.write(SecurityEvent.LOGOUT, Outcome.OK, user(), request);
        UserSession.end(request);
    }

    @Override
    public MarketSummary marketSummary() {
        user();
        return market.summary();
    }
}
