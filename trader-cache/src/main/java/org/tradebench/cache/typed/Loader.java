package org.tradebench.cache.typed;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads the values that a {@link LoadingGroupCache} does not have, from a database for example.
 *
 * @param <K> keys
 * @param <V> values
 */
@FunctionalInterface
public interface Loader<K, V> {
    /** Returns the value of the key; null when there is none. What it throws reaches the caller of the cache. */
    @Nullable
    V load(K key);

    /** Returns the values of those keys that have one, and of others if they come along; one {@link #load} for each key unless this is overridden. */
    default Map<? extends K, ? extends V> loadAll(Set<? extends K> keys) {
        Map<K, V> loaded = new LinkedHashMap<>();
        for (K key : keys) {
            V value = load(key);
            if (value != null) {
                loaded.put(key, value);
            }
        }
        return loaded;
    }
}
