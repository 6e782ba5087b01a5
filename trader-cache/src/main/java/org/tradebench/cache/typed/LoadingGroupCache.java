package org.tradebench.cache.typed;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.coherence.Lease;

/**
 * Caches values that it reads itself: a {@link GroupCache} with a {@link Loader}. Made by a {@link GroupCacheBuilder}.
 *
 * @param <K> keys
 * @param <V> values
 */
public final class LoadingGroupCache<K, V> {
    private final GroupCache<K, V> cache;
    private final Loader<K, V> loader;

    LoadingGroupCache(GroupCache<K, V> cache, Loader<K, V> loader) {
        this.cache = cache;
        this.loader = loader;
    }

    /** Returns the cached value, or the loader's, which is then cached; null when there is none. */
    public @Nullable V get(K key) {
        return cache.get(key, loader::load);
    }

    /** Returns what {@link #get} does, without waiting; the loader runs on the executor. */
    public CompletableFuture<@Nullable V> getAsync(K key, Executor executor) {
        return cache.getAsync(key, loader::load, executor);
    }

    /** Returns the values of all keys that have one; the loader is asked once for those that are not cached. */
    public Map<K, V> getAll(Iterable<? extends K> keys) {
        return cache.getAll(keys, loader::loadAll);
    }

    /**
     * Reads the value again and caches it in the place of the old one, which is served meanwhile. Where there is none any more the key is invalidated.
     *
     * @param executor where the loader runs
     * @return the new value; null when there is none. It completes exceptionally with what the loader throws, and the old value stays
     */
    public CompletableFuture<@Nullable V> refresh(K key, Executor executor) {
        return CompletableFuture.supplyAsync(() -> reloaded(key), executor);
    }

    private @Nullable V reloaded(K key) {
        Lease lease = cache.lease();
        V value = loader.load(key);
        if (value == null) {
            cache.invalidate(key);
        } else {
            boolean unused = cache.fill(key, value, lease);
        }
        return value;
    }

    /** Returns the same cache for everything else: reading by other sources, invalidation, statistics. */
    public GroupCache<K, V> cache() {
        return cache;
    }
}
