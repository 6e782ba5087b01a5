package org.tradebench.cache.jcache;

import java.util.Objects;
import javax.cache.configuration.CacheEntryListenerConfiguration;
import javax.cache.configuration.Configuration;

/** Keeps the current configuration of an open cache, and applies changes to it: listeners, statistics, JMX beans. */
final class LiveConfiguration<K, V> {
    private final TraderConfiguration<K, V> configuration;
    private final EventPublisher<K, V> events;
    private final CacheUsage usage;
    private final ManagementBeans beans;

    /** @param configuration of this cache alone: a copy of what the application has given */
    LiveConfiguration(
            TraderConfiguration<K, V> configuration,
            EventPublisher<K, V> events,
            CacheUsage usage,
            ManagementBeans beans) {
        this.configuration = configuration;
        this.events = events;
        this.usage = usage;
        this.beans = beans;
    }

    /** Applies the initial configuration. */
    synchronized void start() {
        configuration.getCacheEntryListenerConfigurations().forEach(events::register);
        enableStatistics(configuration.isStatisticsEnabled());
        enableManagement(configuration.isManagementEnabled());
    }

    /**
     * Returns a copy, whose changes change nothing here.
     *
     * @throws IllegalArgumentException for a type that it is not of
     */
    synchronized <C extends Configuration<K, V>> C copy(Class<C> type) {
        return Unwrapping.of(type, TraderConfiguration.copyOf(configuration));
    }

    /** @throws IllegalArgumentException when it is registered already */
    synchronized void register(CacheEntryListenerConfiguration<K, V> listener) {
        configuration.addCacheEntryListenerConfiguration(listener);
        try {
            events.register(listener);
        } catch (RuntimeException e) {
            configuration.removeCacheEntryListenerConfiguration(listener);
            throw e;
        }
    }

    synchronized void deregister(CacheEntryListenerConfiguration<K, V> listener) {
        configuration.removeCacheEntryListenerConfiguration(Objects.requireNonNull(listener, "listener configuration"));
        events.deregister(listener);
    }

    synchronized void enableStatistics(boolean enable) {
        configuration.setStatisticsEnabled(enable);
        usage.enable(enable);
        if (enable) {
            beans.register(ManagementBeans.Kind.STATISTICS, usage);
        } else {
            beans.unregister(ManagementBeans.Kind.STATISTICS);
        }
    }

    synchronized void enableManagement(boolean enable) {
        configuration.setManagementEnabled(enable);
        if (enable) {
            beans.register(ManagementBeans.Kind.CONFIGURATION, new ConfigurationBean(configuration));
        } else {
            beans.unregister(ManagementBeans.Kind.CONFIGURATION);
        }
    }

    /** Closes the listeners and removes the JMX beans; the flags in the configuration stay. */
    synchronized void close() {
        events.close();
        beans.unregister(ManagementBeans.Kind.STATISTICS);
        beans.unregister(ManagementBeans.Kind.CONFIGURATION);
    }
}
