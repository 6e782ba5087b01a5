package org.tradebench.app.caching.command;

import jakarta.enterprise.context.ApplicationScoped;
import org.tradebench.cache.policy.CachePolicies;

/** The policies of {@code WEB-INF/cachespec.xml}. */
@ApplicationScoped
public class TradePolicies {
    private volatile CachePolicies policies = CachePolicies.none();

    /** Before the first request. */
    public void use(CachePolicies read) {
        policies = read;
    }

    public CachePolicies get() {
        return policies;
    }
}
