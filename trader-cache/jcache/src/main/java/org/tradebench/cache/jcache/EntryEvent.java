package org.tradebench.cache.jcache;

import javax.cache.Cache;
import javax.cache.event.CacheEntryEvent;
import javax.cache.event.EventType;
import org.jspecify.annotations.Nullable;

/** Describes to a listener what has happened to one entry. */
final class EntryEvent<K, V> extends CacheEntryEvent<K, V> {
    private final K key;
    private final V value;
    private final @Nullable V oldValue;

    /**
     * @param value of a removed or expired entry the value that it had
     * @param oldValue null for a new entry
     */
    EntryEvent(Cache<K, V> source, EventType type, K key, V value, @Nullable V oldValue) {
        super(source, type);
        this.key = key;
        this.value = value;
        this.oldValue = oldValue;
    }

    @Override
    public K getKey() {
        return key;
    }

    @Override
    public V getValue() {
        return value;
    }

    @Override
    public @Nullable V getOldValue() {
        return oldValue;
    }

    @Override
    public boolean isOldValueAvailable() {
        return oldValue != null;
    }

    @Override
    public <T> T unwrap(Class<T> type) {
        return Unwrapping.of(type, this);
    }

    @Override
    public String toString() {
        return getEventType() + " of " + key;
    }
}
