package org.tradebench.cache.jcache;

import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.WeakHashMap;
import javax.cache.CacheManager;
import javax.cache.configuration.OptionalFeature;
import javax.cache.spi.CachingProvider;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.service.CacheService;

/** Gives each class loader a cache manager for each URI. Is what {@link javax.cache.Caching} finds when this library is on the class path. */
public final class TraderCachingProvider implements CachingProvider {
    private static final URI DEFAULT_URI = URI.create("trader-cache");

    /** By class loader, then by URI. */
    private final Map<ClassLoader, Map<URI, TraderCacheManager>> managers = new WeakHashMap<>();

    /** Returns the open manager of the class loader and URI, which is made if there is none; then the properties are its own. */
    @Override
    public synchronized CacheManager getCacheManager(
            @Nullable URI uri, @Nullable ClassLoader classLoader, @Nullable Properties properties) {
        URI name = Objects.requireNonNullElse(uri, DEFAULT_URI);
        ClassLoader loader = classLoader == null ? getDefaultClassLoader() : classLoader;
        return managers.computeIfAbsent(loader, first -> new HashMap<>())
                .compute(
                        name,
                        (same, there) -> there == null || there.isClosed() ? open(name, loader, properties) : there);
    }

    private TraderCacheManager open(URI uri, ClassLoader loader, @Nullable Properties properties) {
        Properties own = properties == null ? getDefaultProperties() : properties;
        CacheService service = CacheService.builder().build();
        return new TraderCacheManager(this, uri, loader, own, service, manager -> {
            forget(manager);
            service.close();
        });
    }

    private synchronized void forget(TraderCacheManager manager) {
        managers.values().forEach(byUri -> byUri.values().remove(manager));
    }

    @Override
    public CacheManager getCacheManager(@Nullable URI uri, @Nullable ClassLoader classLoader) {
        return getCacheManager(uri, classLoader, null);
    }

    @Override
    public CacheManager getCacheManager() {
        return getCacheManager(null, null, null);
    }

    @Override
    public ClassLoader getDefaultClassLoader() {
        return Objects.requireNonNull(TraderCachingProvider.class.getClassLoader(), "an application's class loader");
    }

    @Override
    public URI getDefaultURI() {
        return DEFAULT_URI;
    }

    /** Returns none: what a cache needs is in its configuration. */
    @Override
    public Properties getDefaultProperties() {
        return new Properties();
    }

    @Override
    public void close() {
        closeAll(all());
    }

    private synchronized List<TraderCacheManager> all() {
        List<TraderCacheManager> all = new ArrayList<>();
        managers.values().forEach(byUri -> all.addAll(byUri.values()));
        return all;
    }

    @Override
    public void close(@Nullable ClassLoader classLoader) {
        closeAll(List.copyOf(of(classLoader).values()));
    }

    @Override
    public void close(@Nullable URI uri, @Nullable ClassLoader classLoader) {
        TraderCacheManager manager = of(classLoader).get(Objects.requireNonNullElse(uri, DEFAULT_URI));
        if (manager != null) {
            manager.close();
        }
    }

    private synchronized Map<URI, TraderCacheManager> of(@Nullable ClassLoader classLoader) {
        ClassLoader loader = classLoader == null ? getDefaultClassLoader() : classLoader;
        Map<URI, TraderCacheManager> byUri = managers.get(loader);
        return byUri == null ? Map.of() : Map.copyOf(byUri);
    }

    /** Outside the lock, which a manager that closes takes. */
    private static void closeAll(List<TraderCacheManager> open) {
        open.forEach(TraderCacheManager::close);
    }

    @Override
    public boolean isSupported(OptionalFeature optionalFeature) {
        return optionalFeature == OptionalFeature.STORE_BY_REFERENCE;
    }
}
