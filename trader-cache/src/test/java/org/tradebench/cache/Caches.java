package org.tradebench.cache;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.tradebench.cache.coherence.Coherence;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.coherence.Origin;
import org.tradebench.cache.spi.EntrySnapshot;
import org.tradebench.cache.statistics.CacheStatistics;
import org.tradebench.cache.statistics.Counter;
import org.tradebench.cache.statistics.Counters;

/** Cache instances for tests. */
public final class Caches {

    private final CacheSettings settings;
    private final Coherence coherence = new Coherence(Origin.random());
    private final Counters counters = new Counters();
    private final ConcurrentMap<Object, EntrySnapshot> entries = new ConcurrentHashMap<>();

    private Caches(CacheSettings settings) {
        this.settings = settings;
    }

    public static CacheInstance open(CacheSettings settings) {
        Caches fake = new Caches(settings);
        return (CacheInstance) Proxy.newProxyInstance(
                Caches.class.getClassLoader(), new Class<?>[] {CacheInstance.class}, (proxy, method, arguments) -> {
                    try {
                        return Caches.class
                                .getMethod(method.getName(), method.getParameterTypes())
                                .invoke(fake, arguments);
                    } catch (InvocationTargetException thrown) {
                        throw thrown.getCause();
                    }
                });
    }

    public String name() {
        return settings.name();
    }

    public CacheSettings settings() {
        return settings;
    }

    public CacheStatistics statistics() {
        return counters;
    }

    public Object get(Object id) {
        return get(id, "");
    }

    public Object get(Object id, String template) {
        EntrySnapshot entry = entries.get(id);
        counters.count(Counter.REQUESTS, template);
        counters.count(entry == null ? Counter.MISSES : Counter.MEMORY_HITS, template);
        return entry == null ? null : entry.value();
    }

    public Optional<EntrySnapshot> inspect(Object id) {
        return Optional.ofNullable(entries.get(id));
    }

    public Lease lease() {
        return coherence.lease();
    }

    public boolean fill(Object id, Object value, EntryOptions options, Lease lease) {
        synchronized (this) {
            if (!coherence.admits(lease, id, options.dependencyIds())) {
                return false;
            }
            entries.put(
                    id, new EntrySnapshot(id, value, options, Set.of(), Instant.now(), options.timeToLive(), lease));
            return true;
        }
    }

    public void invalidate(Object name) {
        invalidateAll(Set.of(name), true);
    }

    public void invalidateAll(Set<?> names, boolean wait) {
        synchronized (this) {
            coherence.invalidate(names, number -> {
                entries.keySet().removeAll(names);
                entries.values()
                        .removeIf(entry ->
                                entry.options().dependencyIds().stream().anyMatch(names::contains));
            });
        }
    }

    public int size() {
        return entries.size();
    }

    public boolean containsKey(Object id) {
        return entries.containsKey(id);
    }

    public Set<Object> keySet() {
        return Set.copyOf(entries.keySet());
    }
}
