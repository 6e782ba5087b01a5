package org.tradebench.cache.jcache;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import javax.cache.integration.CacheLoader;
import javax.cache.integration.CacheLoaderException;
import org.jspecify.annotations.Nullable;

/**
 * Asks the application's loader for values that are not in the cache.
 *
 * @param loader null for none: nothing can be loaded
 * @param always whether every read of a missing entry loads it, and not only {@code loadAll}
 */
record ReadThrough<K, V>(@Nullable CacheLoader<K, V> loader, boolean always) {
    boolean possible() {
        return loader != null;
    }

    /**
     * Loads one value.
     *
     * @return null when there is none
     * @throws CacheLoaderException when the loader has failed
     */
    @Nullable
    V load(K key) {
        if (loader == null) {
            return null;
        }
        try {
            return loader.load(key);
        } catch (CacheLoaderException e) {
            throw e;
        } catch (RuntimeException e) {
            throw new CacheLoaderException("the loader has failed", e);
        }
    }

    /**
     * Loads several values.
     *
     * @return those that the loader has; none that was not asked for
     * @throws CacheLoaderException when the loader has failed
     */
    Map<K, V> loadAll(Set<K> keys) {
        Map<K, V> loaded = new HashMap<>();
        if (loader != null) {
            Map<K, V> answer = answerOf(loader, keys);
            for (K key : keys) {
                V value = answer.get(key);
                if (value != null) {
                    loaded.put(key, value);
                }
            }
        }
        return loaded;
    }

    private static <K, V> Map<K, V> answerOf(CacheLoader<K, V> loader, Set<K> keys) {
        try {
            Map<K, V> answer = loader.loadAll(keys);
            return answer == null ? Map.of() : answer;
        } catch (CacheLoaderException e) {
            throw e;
        } catch (RuntimeException e) {
            throw new CacheLoaderException("the loader has failed", e);
        }
    }
}
