package org.tradebench.app.caching;

import jakarta.enterprise.context.Dependent;
import java.util.Optional;
import org.tradebench.app.settings.CachingSettings;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.service.CacheService;

/** From the application's settings to the parts of the cache's library. */
@Dependent
class CacheParts {

    /** The service, with its cluster and its disks. */
    CacheService service(CachingSettings settings, Optional<String> clusterSecret) {
        return CacheService.builder().build();
    }

    /** The settings of the one instance. */
    CacheSettings instance(String name, CachingSettings settings) {
        return CacheSettings.named(name)
                .withMaxEntries(settings.size())
                .withEviction(settings.eviction().eviction())
                .withSharingPolicy(settings.sharing())
                .withSingleFlight(settings.singleFlight());
    }

    /** Leaves the cluster. */
    void close() {}
}
