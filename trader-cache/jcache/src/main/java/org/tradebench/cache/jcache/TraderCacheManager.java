package org.tradebench.cache.jcache;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.lang.ref.WeakReference;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import javax.cache.Cache;
import javax.cache.CacheException;
import javax.cache.CacheManager;
import javax.cache.configuration.Configuration;
import javax.cache.spi.CachingProvider;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.service.CacheService;

/**
 * Creates, finds and closes the caches of one application, each over an instance of a cache service. A provider gives each manager a service of its own, without a
 * cluster; {@link #over} takes one that the application has built.
 */
public final class TraderCacheManager implements CacheManager {
    private static final Logger LOG = System.getLogger(TraderCacheManager.class.getName());

    private final @Nullable CachingProvider provider;
    private final URI uri;

    /** Weak, as the provider's own reference: a manager that is not closed should not keep a stopped application in memory. */
    private final WeakReference<ClassLoader> classLoader;

    private final Properties properties;
    private final CacheService service;
    private final Consumer<TraderCacheManager> onClose;
    private final Map<String, TraderCache<?, ?>> caches = new ConcurrentHashMap<>();
    private final ExecutorService background = Executors.newCachedThreadPool(work -> {
        Thread thread = new Thread(work, "jcache-background");
        thread.setDaemon(true);
        return thread;
    });
    private volatile boolean closed;

    /** @param onClose closes what was opened for this manager alone */
    TraderCacheManager(
            @Nullable CachingProvider provider,
            URI uri,
            ClassLoader classLoader,
            Properties properties,
            CacheService service,
            Consumer<TraderCacheManager> onClose) {
        this.provider = provider;
        this.uri = uri;
        this.classLoader = new WeakReference<>(classLoader);
        this.properties = properties;
        this.service = service;
        this.onClose = onClose;
    }

    /**
     * Makes a manager, without a provider, whose caches are instances of the application's own service, and so members of its cluster and on its clocks. Closing the
     * manager closes its caches; the service stays open.
     *
     * @param uri names the manager, in JMX, too
     * @param classLoader finds the classes of values that are stored by value
     */
    public static TraderCacheManager over(CacheService service, URI uri, ClassLoader classLoader) {
        return new TraderCacheManager(null, uri, classLoader, new Properties(), service, manager -> {});
    }

    private void checkOpen() {
        if (closed) {
            throw new IllegalStateException("cache manager " + uri + " is closed");
        }
    }

    /**
     * Creates a cache.
     *
     * @param configuration a {@link TraderConfiguration} for groups, a bound on entries, sharing; others get its defaults
     * @throws CacheException when the manager or its service has a cache of that name
     * @throws IllegalArgumentException for settings that exclude each other
     * @throws IllegalStateException when the manager is closed, or an earlier cache of that name is still being closed
     */
    @Override
    public synchronized <K, V, C extends Configuration<K, V>> Cache<K, V> createCache(
            String cacheName, C configuration) {
        checkOpen();
        Objects.requireNonNull(cacheName, "cache name");
        TraderConfiguration<K, V> own =
                TraderConfiguration.copyOf(Objects.requireNonNull(configuration, "configuration"));
        own.check();
        if (service.find(cacheName).isPresent()) {
            throw new CacheException("cache '" + cacheName + "' is there already; expected another name");
        }
        CacheInstance instance = service.instance(own.settings(cacheName));
        TraderCache<K, V> cache;
        try {
            cache = new TraderCache<>(this, own, instance, background, this::forget);
        } catch (RuntimeException e) {
            service.remove(cacheName);
            throw e;
        }
        try {
            cache.start();
        } catch (RuntimeException e) {
            cache.close();
            throw e;
        }
        caches.put(cacheName, cache);
        return cache;
    }

    private void forget(String cacheName) {
        caches.remove(cacheName);
        service.remove(cacheName);
    }

    private @Nullable TraderCache<?, ?> find(String cacheName) {
        checkOpen();
        return caches.get(Objects.requireNonNull(cacheName, "cache name"));
    }

    /** @throws ClassCastException when the cache is configured with other types */
    @Override
    @SuppressWarnings("unchecked") // checked here
    public <K, V> @Nullable Cache<K, V> getCache(String cacheName, Class<K> keyType, Class<V> valueType) {
        Objects.requireNonNull(keyType, "key type");
        Objects.requireNonNull(valueType, "value type");
        TraderCache<?, ?> cache = find(cacheName);
        if (cache != null) {
            checkType(cacheName, "keys", cache.types().keyType(), keyType);
            checkType(cacheName, "values", cache.types().valueType(), valueType);
        }
        return (Cache<K, V>) cache;
    }

    private static void checkType(String cacheName, String what, Class<?> configured, Class<?> requested) {
        if (!configured.equals(requested)) {
            throw new ClassCastException(what + " of cache '" + cacheName + "' are of " + configured.getName()
                    + "; expected " + requested.getName());
        }
    }

    @Override
    @SuppressWarnings("unchecked") // the caller says of which types it is; see the other method for a check
    public <K, V> @Nullable Cache<K, V> getCache(String cacheName) {
        return (Cache<K, V>) find(cacheName);
    }

    @Override
    public Iterable<String> getCacheNames() {
        checkOpen();
        return List.copyOf(caches.keySet());
    }

    /** Empties the cache, on every member of a cluster, and closes it. */
    @Override
    public void destroyCache(String cacheName) {
        TraderCache<?, ?> cache = find(cacheName);
        if (cache != null) {
            cache.clear();
            cache.close();
        }
    }

    @Override
    public void enableManagement(String cacheName, boolean enabled) {
        TraderCache<?, ?> cache = find(cacheName);
        if (cache != null) {
            cache.enableManagement(enabled);
        }
    }

    @Override
    public void enableStatistics(String cacheName, boolean enabled) {
        TraderCache<?, ?> cache = find(cacheName);
        if (cache != null) {
            cache.enableStatistics(enabled);
        }
    }

    @Override
    public @Nullable CachingProvider getCachingProvider() {
        return provider;
    }

    @Override
    public URI getURI() {
        return uri;
    }

    /** @throws IllegalStateException when the application has stopped, and its class loader is gone */
    @Override
    public ClassLoader getClassLoader() {
        ClassLoader loader = classLoader.get();
        if (loader == null) {
            throw new IllegalStateException("the class loader of cache manager " + uri + " is gone");
        }
        return loader;
    }

    @Override
    public Properties getProperties() {
        return properties;
    }

    @Override
    public <T> T unwrap(Class<T> clazz) {
        return Unwrapping.of(clazz, this, service);
    }

    @Override
    public boolean isClosed() {
        return closed;
    }

    @Override
    public void close() {
        synchronized (this) {
            if (closed) {
                return;
            }
            closed = true;
        }
        for (TraderCache<?, ?> cache : List.copyOf(caches.values())) {
            try {
                cache.close();
            } catch (RuntimeException e) {
                LOG.log(Level.WARNING, "cache '" + cache.getName() + "' cannot be closed", e);
            }
        }
        background.shutdown();
        onClose.accept(this);
    }
}
