package org.tradebench.app.caching.metrics;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.lang.management.ManagementFactory;
import org.eclipse.microprofile.metrics.MetricRegistry;
import org.tradebench.app.caching.TradeCache;
import org.tradebench.cache.monitoring.CacheBeans;
import org.tradebench.cache.monitoring.CacheMetrics;

/** Has every cache, and each that takes its place, watched from the start. */
@ApplicationScoped
class CacheMonitoring {
    @Inject
    private TradeCache cache;

    @Inject
    private MetricRegistry registry;

    void onStart(@Observes @Initialized(ApplicationScoped.class) Object start) {
        cache.watch(new CacheMetrics(registry));
        cache.watch(new CacheBeans(ManagementFactory.getPlatformMBeanServer()));
    }
}
