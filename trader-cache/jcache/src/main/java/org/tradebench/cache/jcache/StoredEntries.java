package org.tradebench.cache.jcache;

import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.coherence.Lease;

/**
 * Keeps the entries of one cache in its cache instance: each value in its stored form, for its lifetime, in its groups. What has been invalidated or evicted
 * there is absent here.
 */
final class StoredEntries<K, V> {
    /** Reads an entry here, without asking other members. */
    private static final EntryOptions HERE = EntryOptions.DEFAULT.withSharingPolicy(SharingPolicy.NOT_SHARED);

    private final CacheInstance instance;
    private final StoreForm form;
    private final EntryGroups<? super K, ? super V> groups;

    StoredEntries(CacheInstance instance, StoreForm form, EntryGroups<? super K, ? super V> groups) {
        this.instance = instance;
        this.form = form;
        this.groups = groups;
    }

    /** Returns what is stored for the key, as the instance serves it to any reader: from other members, too, if the entries are shared. */
    @Nullable
    Object read(K key) {
        return instance.get(key);
    }

    /**
     * Returns the entry as it is on this member. It is read first, as any reader would: an entry that must not be served now is absent, and an expired one is
     * removed, so that listeners are notified before another takes its place.
     */
    @Nullable
    EntrySnapshot find(K key) {
        return instance.get(key, HERE) == null ? null : instance.inspect(key).orElse(null);
    }

    boolean contains(K key) {
        return instance.containsKey(key);
    }

    /** Returns which invalidations are known now; to be taken before something is read that a value depends on. */
    Lease lease() {
        return instance.lease();
    }

    /**
     * Stores a value.
     *
     * @param lifetime of the entry, not over
     * @param lease from before what the value depends on was read; null for a value that its caller vouches for
     * @return what is stored now; null when an invalidation has overtaken the lease
     */
    @Nullable
    Object put(K key, V value, Lifetime lifetime, @Nullable Lease lease) {
        Object id = form.ownKey(key);
        Object stored = form.stored(value);
        EntryOptions options = optionsOf(key, value).withTimeToLive(lifetime.timeToLive());
        if (lease == null) {
            instance.put(id, stored, options);
            return stored;
        }
        return instance.fill(id, stored, options, lease) ? stored : null;
    }

    private EntryOptions optionsOf(K key, V value) {
        return EntryOptions.DEFAULT.withDependencyIds(groups.of(key, value));
    }

    /**
     * Checks that {@link #put} can store the value.
     *
     * @throws RuntimeException when the key or the value cannot be serialized, or the function of the groups fails
     */
    void checkStorable(K key, V value) {
        Object unusedId = form.ownKey(key);
        Object unusedValue = form.stored(value);
        EntryOptions unusedOptions = optionsOf(key, value);
    }

    /** Gives an entry another lifetime from now on, unless it has been invalidated since it was found. */
    void renew(EntrySnapshot found, Lifetime lifetime) {
        EntryOptions options = found.options().withTimeToLive(lifetime.timeToLive());
        instance.fill(found.id(), found.value(), options, found.lease());
    }

    /** Removes an entry, on every member. Returns false when it is not there any more. */
    boolean remove(EntrySnapshot found) {
        return instance.remove(found.id(), found.value());
    }

    /** Removes an entry that is not here from the other members, which may have it; and here, what has come in its place since. */
    void removeElsewhere(K key) {
        instance.invalidate(key);
    }

    void clear() {
        instance.clear();
    }

    /** Returns the keys that are there now. */
    Set<K> keys() {
        return instance.keySet().stream().map(this::key).collect(Collectors.toSet());
    }

    /** Returns the key of an id in the instance. */
    @SuppressWarnings("unchecked") // nothing else is put into the instance
    K key(Object id) {
        return (K) form.ownKey(id);
    }

    /** Returns the value of what is stored. */
    @SuppressWarnings("unchecked")
    V value(Object stored) {
        return (V) form.served(stored);
    }
}
