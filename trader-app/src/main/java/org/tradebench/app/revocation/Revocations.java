package org.tradebench.app.revocation;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.caching.TradeCache;
import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;
import org.tradebench.app.security.LoginMark;
import org.tradebench.app.security.LoginMarks;
import org.tradebench.app.security.SecurityEvent;
import org.tradebench.app.security.SecurityEvent.Outcome;
import org.tradebench.app.security.SecurityLog;
import org.tradebench.app.security.Token;
import org.tradebench.app.services.CallOrigin;
import org.tradebench.app.services.CurrentTradeServices;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.coherence.Lease;

/**
 * Determines which logins are revoked. Sessions are checked against the coherent cache of {@link TradeCache#logins}, in every caching mode, or the database
 * where that cannot be; tokens, which are rare, against the database.
 */
@ApplicationScoped
public class Revocations {
    /** The key of the population's id: no user has this name. */
    private static final String POPULATION = "";

    private static final Integer NO_USER = -1;

    @Inject
    private TradeCache cache;

    @Inject
    private CurrentTradeServices services;

    @Inject
    private PopulationId mark;

    /** Returns the marks for logins of a request that begins now. They have the state from before a password is checked: a later change revokes the login. */
    public LoginMarks marks(HttpServletRequest request) {
        CacheInstance logins = cache.logins();
        Lease lease = logins == null ? null : logins.lease();
        String population = population();
        return account -> {
            remember(account, logins, lease);
            // A registration logs in at the same moment.
            boolean isNew = account.creationDate().equals(account.lastLogin());
            SecurityLog.write(
                    isNew ? SecurityEvent.REGISTRATION : SecurityEvent.LOGIN, Outcome.OK, account.userId(), request);
            return new LoginMark(population, account.credentialVersion());
        };
    }

    private static void remember(Account account, @Nullable CacheInstance logins, @Nullable Lease lease) {
        if (logins != null && lease != null) {
            // Refused when it was overtaken: then the next request asks the database.
            boolean unused = logins.fill(account.userId(), account.credentialVersion(), EntryOptions.DEFAULT, lease);
        }
    }

    public boolean isOver(String userId, @Nullable LoginMark begun) {
        return begun == null
                || begun.credentialVersion() != credentialVersion(userId)
                || !begun.population().equals(population());
    }

    /** Returns whether a token was revoked before it expired. */
    public boolean isOver(Token token) {
        Account account = account(token.userId());
        return account == null
                || account.logoutCount() != token.logouts()
                || account.credentialVersion() != token.mark().credentialVersion()
                || !token.mark().population().equals(population());
    }

    /** Returns how often the user's password was changed; an impossible number for an unknown user. */
    int credentialVersion(String userId) {
        return (Integer) remembered(userId, () -> {
            Account account = account(userId);
            return account == null ? NO_USER : (Integer) account.credentialVersion();
        });
    }

    private String population() {
        return (String) remembered(POPULATION, mark::read);
    }

    private Object remembered(String id, Supplier<Object> source) {
        CacheInstance logins = cache.logins();
        return logins == null
                ? source.get()
                : Objects.requireNonNull(logins.get(id, ignored -> source.get(), EntryOptions.DEFAULT));
    }

    private @Nullable Account account(String userId) {
        try {
            return services.get(CallOrigin.INTERNAL).getAccountData(userId);
        } catch (TradeException unknown) {
            if (unknown.reason() == Reason.NOT_FOUND) {
                return null;
            }
            throw unknown;
        }
    }
}
