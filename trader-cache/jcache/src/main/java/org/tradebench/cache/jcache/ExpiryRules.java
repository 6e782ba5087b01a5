package org.tradebench.cache.jcache;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.function.Supplier;
import javax.cache.expiry.Duration;
import javax.cache.expiry.ExpiryPolicy;
import org.jspecify.annotations.Nullable;

/**
 * Asks a cache's expiry policy how long an entry may be served after its creation, an update or an access. When the policy throws an exception, a new entry
 * lives for ever and another one keeps the lifetime that it has.
 */
final class ExpiryRules {
    private static final Logger LOG = System.getLogger(ExpiryRules.class.getName());

    private final ExpiryPolicy policy;

    ExpiryRules(ExpiryPolicy policy) {
        this.policy = policy;
    }

    Lifetime ofCreation() {
        Lifetime answer = ask(policy::getExpiryForCreation);
        return answer == null ? Lifetime.FOREVER : answer;
    }

    /** @param left the entry's remaining lifetime, which it keeps unless the policy returns another one */
    Lifetime ofUpdate(Lifetime left) {
        Lifetime answer = ask(policy::getExpiryForUpdate);
        return answer == null ? left : answer;
    }

    /** @return null when the entry keeps the lifetime that it has */
    @Nullable
    Lifetime ofAccess() {
        return ask(policy::getExpiryForAccess);
    }

    private static @Nullable Lifetime ask(Supplier<@Nullable Duration> question) {
        try {
            Duration answer = question.get();
            return answer == null ? null : Lifetime.of(answer);
        } catch (RuntimeException e) {
            LOG.log(Level.WARNING, "an expiry policy has failed; the entry is kept", e);
            return null;
        }
    }
}
