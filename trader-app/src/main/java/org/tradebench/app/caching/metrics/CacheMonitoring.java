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

/** Registers metrics and a JMX bean for every cache instance, present and future, when the application starts. */
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
