package org.tradebench.cache.jcache;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import javax.cache.Cache;
import javax.cache.integration.CacheWriter;
import javax.cache.integration.CacheWriterException;
import org.jspecify.annotations.Nullable;

/** Hands changes to the application's writer before they are made in the cache, which must not make those that the writer refuses. */
final class WriteThrough<K, V> {
    private final @Nullable CacheWriter<K, V> writer;
    private final BiConsumer<K, V> storable;

    /**
     * @param writer null for none: every change succeeds
     * @param storable throws an exception for what the cache cannot store: once that is written, the cache would keep the old value
     */
    @SuppressWarnings("unchecked") // a writer of more general keys and values is one of these
    WriteThrough(@Nullable CacheWriter<? super K, ? super V> writer, BiConsumer<K, V> storable) {
        this.writer = (CacheWriter<K, V>) writer;
        this.storable = storable;
    }

    /** @throws CacheWriterException when the writer has failed */
    void write(K key, V value) {
        CacheWriter<K, V> target = writer;
        if (target != null) {
            storable.accept(key, value);
            rethrow(failureOf(() -> target.write(new JCacheEntry<>(key, value))));
        }
    }

    /** @throws CacheWriterException when the writer has failed */
    void delete(K key) {
        CacheWriter<K, V> target = writer;
        if (target != null) {
            rethrow(failureOf(() -> target.delete(key)));
        }
    }

    /** Says which keys of a bulk operation the cache may change now, and what is thrown when it has done so; null for nothing. */
    record Written<K>(Set<K> keys, @Nullable CacheWriterException failure) {
        void rethrowFailure() {
            rethrow(failure);
        }
    }

    Written<K> writeAll(Map<K, V> entries) {
        CacheWriter<K, V> target = writer;
        if (target == null) {
            return new Written<>(entries.keySet(), null);
        }
        entries.forEach(storable);
        Collection<Cache.Entry<? extends K, ? extends V>> left = new ArrayList<>();
        entries.forEach((key, value) -> left.add(new JCacheEntry<>(key, value)));
        CacheWriterException failure = failureOf(() -> target.writeAll(left));
        Set<K> written = new LinkedHashSet<>(entries.keySet());
        if (failure != null) {
            // The writer takes out what it has written; what it has left is not.
            left.forEach(entry -> written.remove(entry.getKey()));
        }
        return new Written<>(written, failure);
    }

    Written<K> deleteAll(Set<K> keys) {
        CacheWriter<K, V> target = writer;
        if (target == null || keys.isEmpty()) {
            return new Written<>(keys, null);
        }
        List<K> left = new ArrayList<>(keys);
        CacheWriterException failure = failureOf(() -> target.deleteAll(left));
        Set<K> deleted = new LinkedHashSet<>(keys);
        if (failure != null) {
            left.forEach(deleted::remove);
        }
        return new Written<>(deleted, failure);
    }

    private static @Nullable CacheWriterException failureOf(Runnable call) {
        try {
            call.run();
            return null;
        } catch (CacheWriterException e) {
            return e;
        } catch (RuntimeException e) {
            return new CacheWriterException("the writer has failed", e);
        }
    }

    private static void rethrow(@Nullable CacheWriterException failure) {
        if (failure != null) {
            throw failure;
        }
    }
}
