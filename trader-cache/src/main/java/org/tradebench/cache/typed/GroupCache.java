package org.tradebench.cache.typed;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.statistics.CacheStatistics;

/**
 * Caches values by key, as Caffeine does, and in groups: an entry belongs to the groups that a function names for it, and {@link #invalidateGroup} removes all
 * entries of a group at once, on every member of the cluster. Made by a {@link GroupCacheBuilder}.
 *
 * <p>A value that a source has read is cached only if neither its key nor any of its groups has been invalidated since the read began: whoever changes the
 * database invalidates <em>after the commit</em>, and no older value stays. Keys and groups share one name space: a group must not be equal to an unrelated
 * key. Values are served by reference and should be immutable. Keys, values and groups are never null. Thread safe.
 *
 * @param <K> keys, with {@code equals} and {@code hashCode}
 * @param <V> values
 */
public final class GroupCache<K, V> {
    private final CacheInstance instance;
    private final EntryOptions options;
    private final BiFunction<? super K, ? super V, ? extends Set<?>> groups;

    GroupCache(
            CacheInstance instance, EntryOptions options, BiFunction<? super K, ? super V, ? extends Set<?>> groups) {
        this.instance = instance;
        this.options = options;
        this.groups = groups;
    }

    /** Returns the cached value; null when there is none. */
    @SuppressWarnings("unchecked") // Only what this class has put is in the instance.
    public @Nullable V getIfPresent(K key) {
        return (V) instance.get(key, options);
    }

    /**
     * Returns the cached value, or the source's, which is then cached. Callers that miss a key together wait for one call of the source. What it throws reaches the caller, and
     * nothing is cached.
     *
     * @return null when the source has returned null, which is not cached
     */
    @SuppressWarnings("unchecked")
    public @Nullable V get(K key, Function<? super K, ? extends @Nullable V> source) {
        return (V)
                instance.get(key, asked -> source.apply((K) asked), (asked, value) -> optionsOf((K) asked, (V) value));
    }

    /**
     * Returns what {@link #get} does, without waiting: a cached value at once, else what the source returns when the executor has run it.
     *
     * @param executor where the source runs
     */
    public CompletableFuture<@Nullable V> getAsync(
            K key, Function<? super K, ? extends @Nullable V> source, Executor executor) {
        // Asked beforehand, so that a miss is counted once.
        V cached = instance.containsKey(key) ? getIfPresent(key) : null;
        return cached != null
                ? CompletableFuture.completedFuture(cached)
                : CompletableFuture.supplyAsync(() -> get(key, source), executor);
    }

    /** Returns the cached values of those keys that have one. */
    public Map<K, V> getAllPresent(Iterable<? extends K> keys) {
        Map<K, V> found = new LinkedHashMap<>();
        for (K key : keys) {
            V value = getIfPresent(key);
            if (value != null) {
                found.put(key, value);
            }
        }
        return Collections.unmodifiableMap(found);
    }

    /**
     * Returns the values of all keys that have one, read by one call of the source where they are not cached. Callers that miss the same keys together call it
     * each.
     *
     * @param source is given the missing keys; values of other keys that it returns are cached, too
     */
    public Map<K, V> getAll(
            Iterable<? extends K> keys, Function<? super Set<K>, ? extends Map<? extends K, ? extends V>> source) {
        Map<K, V> found = new LinkedHashMap<>();
        Set<K> missing = new LinkedHashSet<>();
        for (K key : keys) {
            V value = getIfPresent(key);
            if (value == null) {
                missing.add(key);
            } else {
                found.put(key, value);
            }
        }
        if (!missing.isEmpty()) {
            Lease lease = instance.lease();
            source.apply(Collections.unmodifiableSet(missing)).forEach((key, value) -> {
                boolean unused = fill(key, value, lease);
                if (missing.contains(key)) {
                    found.put(key, value);
                }
            });
        }
        return Collections.unmodifiableMap(found);
    }

    /** Caches the value, whatever has been invalidated: for values that were not read from a database. */
    public void put(K key, V value) {
        instance.put(key, value, optionsOf(key, value));
    }

    /** Caches all of them, as {@link #put} does. */
    public void putAll(Map<? extends K, ? extends V> entries) {
        entries.forEach(this::put);
    }

    /** Records which invalidations are known now; to be taken before the database is read, for {@link #fill}. */
    public Lease lease() {
        return instance.lease();
    }

    /**
     * Caches a value that was read after the lease was taken.
     *
     * @return false when an invalidation has overtaken the read; the value is not cached then
     */
    public boolean fill(K key, V value, Lease lease) {
        return instance.fill(key, value, optionsOf(key, value), lease);
    }

    /** Removes the entry of this key, on every member of the cluster, and waits for them. */
    public void invalidate(K key) {
        instance.invalidate(key);
    }

    /** Removes the entries of these keys, as {@link #invalidate} does, by one message. */
    public void invalidateAll(Iterable<? extends K> keys) {
        Set<K> all = new LinkedHashSet<>();
        keys.forEach(all::add);
        instance.invalidateAll(all, true);
    }

    /** Removes every entry of the group, on every member of the cluster, and waits for them. */
    public void invalidateGroup(Object group) {
        instance.invalidate(group);
    }

    /** Removes every entry of any of these groups, as {@link #invalidateGroup} does, by one message. */
    public void invalidateGroups(Set<?> all) {
        instance.invalidateAll(all, true);
    }

    /** Removes everything, on every member of the cluster. */
    public void invalidateAll() {
        instance.clear();
    }

    /** Returns the keys in memory and on disk that belong to the group now. */
    @SuppressWarnings("unchecked")
    public Set<K> keysOf(Object group) {
        return (Set<K>) instance.members(group);
    }

    /** Returns how many entries are in memory; those that are overdue may count until they are swept. */
    public long estimatedSize() {
        return instance.size();
    }

    /** Returns the counts of hits, misses, evictions and the rest, as they are now. */
    public CacheStatistics stats() {
        return instance.statistics();
    }

    /** Returns what holds the entries, for listeners, inspection and everything else that this class has no method for. */
    public CacheInstance instance() {
        return instance;
    }

    private EntryOptions optionsOf(K key, V value) {
        return options.withDependencyIds(groups.apply(key, value));
    }

    @Override
    public String toString() {
        return "typed " + instance;
    }
}
