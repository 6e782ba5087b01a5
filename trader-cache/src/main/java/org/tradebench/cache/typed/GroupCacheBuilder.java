package org.tradebench.cache.typed;

import java.time.Duration;
import java.util.Set;
import java.util.function.BiFunction;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EvictionPolicy;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.service.CacheService;

/**
 * Builds a {@link GroupCache}; the names of its methods are Caffeine's where they mean the same. Not thread safe.
 *
 * @param <K> keys
 * @param <V> values
 */
public final class GroupCacheBuilder<K, V> {
    private CacheSettings settings;
    private EntryOptions options = EntryOptions.DEFAULT;
    private BiFunction<? super K, ? super V, ? extends Set<?>> groups = (key, value) -> Set.of();

    private GroupCacheBuilder(String name) {
        settings = CacheSettings.named(name);
    }

    /**
     * Returns a builder of a cache, by default of {@value CacheSettings#DEFAULT_ENTRIES} entries without groups or limits of time.
     *
     * @param name under which its service, its metrics and the cluster know it
     */
    public static <K, V> GroupCacheBuilder<K, V> named(String name) {
        return new GroupCacheBuilder<>(name);
    }

    /** @param entries at least {@value CacheSettings#MIN_ENTRIES} */
    public GroupCacheBuilder<K, V> maximumSize(int entries) {
        settings = settings.withMaxEntries(entries);
        return this;
    }

    /** Sets how long an entry may be served after it was put; zero: for ever. */
    public GroupCacheBuilder<K, V> expireAfterWrite(Duration time) {
        options = options.withTimeToLive(time);
        return this;
    }

    /** Sets how long an entry may stay without being read; zero: for ever. */
    public GroupCacheBuilder<K, V> expireAfterAccess(Duration time) {
        options = options.withInactivity(time);
        return this;
    }

    /**
     * Names the groups of each entry. The function is called once for each value that is put or read, and must not change anything.
     *
     * @param of such as {@code (isbn, book) -> Set.of("author " + book.author(), "books")}
     */
    public GroupCacheBuilder<K, V> groups(BiFunction<? super K, ? super V, ? extends Set<?>> of) {
        groups = of;
        return this;
    }

    /** Sets what the caches of a cluster share beside invalidations; by default nothing. */
    public GroupCacheBuilder<K, V> sharing(SharingPolicy policy) {
        settings = settings.withSharingPolicy(policy);
        return this;
    }

    /** Sets which entry goes when there is no room; by default W-TinyLFU, as in Caffeine. */
    public GroupCacheBuilder<K, V> eviction(EvictionPolicy policy) {
        settings = settings.withEviction(policy);
        return this;
    }

    /**
     * Opens the cache in a service.
     *
     * @throws IllegalArgumentException when the service has a cache of this name with other settings
     */
    public GroupCache<K, V> build(CacheService service) {
        return new GroupCache<>(service.instance(settings), options, groups);
    }

    /**
     * Opens the cache in a service, and gives it a source of its own.
     *
     * @param loader a lambda that reads one key, or more than that
     * @throws IllegalArgumentException when the service has a cache of this name with other settings
     */
    public LoadingGroupCache<K, V> build(CacheService service, Loader<K, V> loader) {
        return new LoadingGroupCache<>(build(service), loader);
    }
}
