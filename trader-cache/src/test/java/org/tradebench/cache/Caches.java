package org.tradebench.cache;

import org.tradebench.cache.service.CacheService;

/** Cache instances for tests that need nothing of their service. */
public final class Caches {
    private Caches() {}

    /** An instance of its own, in a service of its own, whose only thread is a daemon. */
    public static CacheInstance open(CacheSettings settings) {
        return CacheService.builder().build().instance(settings);
    }
}
