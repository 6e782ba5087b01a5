package org.tradebench.app.web.action;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.AccountProfile;
import org.tradebench.app.domain.ProfileUpdate;
import org.tradebench.app.input.Parameters;
import org.tradebench.app.revocation.ProfileChanges;
import org.tradebench.app.security.LoginGuard;
import org.tradebench.app.security.SecurityEvent;
import org.tradebench.app.security.SecurityEvent.Outcome;
import org.tradebench.app.security.SecurityLog;
import org.tradebench.app.security.UserSession;
import org.tradebench.app.services.HoldingsPage;
import org.tradebench.app.services.IdempotencyKey;
import org.tradebench.app.services.TradeServices;
import org.tradebench.app.web.page.PortfolioView;
import org.tradebench.cache.fragment.FragmentFilter;

/** Carries one request through its action: parameters, user, services and what the page is to show. */
public final class ActionCall {
    public static final String USER = "user";

    /** The request attribute with the orders that completed since the user's last page. */
    public static final String ALERTS = "alerts";

    private final HttpServletRequest request;
    private final HttpServletResponse response;
    private final Parameters parameters;
    private final TradeServices services;
    private final @Nullable String userId;

    /**
     * @param services of the mode now in force, the same for the whole request
     * @param userId the user who is logged in; null without a login
     */
    public ActionCall(
            HttpServletRequest request,
            HttpServletResponse response,
            Parameters parameters,
            TradeServices services,
            @Nullable String userId) {
        this.request = request;
        this.response = response;
        this.parameters = parameters;
        this.services = services;
        this.userId = userId;
    }

    public TradeServices services() {
        return services;
    }

    public Parameters parameters() {
        return parameters;
    }

    /** Returns the user who is logged in; only for an action that needs a login. */
    public String userId() {
        return Objects.requireNonNull(userId, "an action without a login asked for its user");
    }

    /** Reads the idempotency key of the form, if it has one. */
    IdempotencyKey idempotencyKey() {
        return IdempotencyKey.of(parameters.raw(IdempotencyKey.FIELD));
    }

    /** Gives a value to the page, under the name that the page reads. */
    public void show(String name, Object value) {
        request.setAttribute(name, value);
    }

    /** Checks the password, unless this user and address have to wait after wrong ones. */
    Account login(LoginGuard guard, String newUserId, String password) {
        return guard.login(request, newUserId, () -> services.login(newUserId, password));
    }

    /**
     * Returns one page of the user's holdings. A page that does not show all of them is not cached: its sums depend on the quotes of all holdings, which its
     * cache entry cannot name.
     */
    PortfolioView holdings(String ofUser, long after) {
        HoldingsPage page = HoldingsPage.read(services, ofUser, after);
        if (!page.whole()) {
            FragmentFilter.markUncacheable(request);
        }
        return new PortfolioView(page);
    }

    /** Replaces the profile of the session's user. */
    AccountProfile update(ProfileChanges changes, ProfileUpdate update) {
        return changes.update(request, services, update);
    }

    public void beginSession(Account account) {
        UserSession.begin(request, account);
        show(USER, account.userId());
    }

    public void endSession() {
        SecurityLog.write(SecurityEvent.LOGOUT, Outcome.OK, userId(), request);
        UserSession.leave(request, response);
        request.removeAttribute(USER);
    }
}
