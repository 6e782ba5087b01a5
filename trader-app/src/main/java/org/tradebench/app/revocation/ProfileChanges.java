package org.tradebench.app.revocation;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import org.tradebench.app.domain.AccountProfile;
import org.tradebench.app.domain.ProfileUpdate;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;
import org.tradebench.app.security.LoginGuard;
import org.tradebench.app.security.LoginMark;
import org.tradebench.app.security.SecurityEvent;
import org.tradebench.app.security.SecurityEvent.Outcome;
import org.tradebench.app.security.SecurityLog;
import org.tradebench.app.security.UserSession;
import org.tradebench.app.services.TradeServices;

/** Replaces profiles for external callers: a wrong current password counts as a wrong login, and the session in which a password was changed goes on. */
@ApplicationScoped
public class ProfileChanges {
    @Inject
    private LoginGuard guard;

    @Inject
    private Revocations revocations;

    /**
     * Replaces the profile of a user who is logged in.
     *
     * @throws TradeException FORBIDDEN when the current password is wrong or missing, though the login is right
     */
    public AccountProfile update(HttpServletRequest request, TradeServices services, ProfileUpdate update) {
        int before = revocations.credentialVersion(update.userId());
        AccountProfile profile;
        try {
            profile = guard.verified(
                    SecurityEvent.PASSWORD_CHECK,
                    request,
                    update.userId(),
                    () -> services.updateAccountProfile(update));
        } catch (TradeException refused) {
            throw refused.reason() == Reason.NOT_AUTHENTICATED
                    ? new TradeException(Reason.FORBIDDEN, refused.getMessage())
                    : refused;
        }
        int now = revocations.credentialVersion(update.userId());
        if (now != before) {
            SecurityLog.write(SecurityEvent.PASSWORD_CHANGE, Outcome.OK, update.userId(), request);
            renew(request, update.userId(), now);
        }
        return profile;
    }

    private static void renew(HttpServletRequest request, String userId, int now) {
        LoginMark begun = UserSession.markOf(request);
        if (begun == null || !userId.equals(UserSession.userOf(request))) {
            return;
        }
        if (now == begun.credentialVersion() + 1) {
            UserSession.renew(request, new LoginMark(begun.population(), now));
        } else {
            // A concurrent change of the password ends this session.
            UserSession.end(request);
        }
    }
}
