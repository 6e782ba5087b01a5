package org.tradebench.app.caching.command;

import jakarta.enterprise.context.ApplicationScoped;
import org.tradebench.cache.policy.CachePolicies;

/** Holds the policies of {@code WEB-INF/cachespec.xml}. */
@ApplicationScoped
public class TradePolicies {
    private volatile CachePolicies policies = CachePolicies.none();

    public void use(CachePolicies read) {
        policies = read;
    }

    public CachePolicies get() {
        return policies;
    }
}
