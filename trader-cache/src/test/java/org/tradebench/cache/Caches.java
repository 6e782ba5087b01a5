package org.tradebench.cache;

import org.tradebench.cache.service.CacheService;

/** Opens cache instances for tests that do not need their service. */
public final class Caches {
    private Caches() {}

    /** Opens an instance in a service of its own, which need not be closed: its only thread is a daemon. */
    public static CacheInstance open(CacheSettings settings) {
        return CacheService.builder().build().instance(settings);
    }
}
