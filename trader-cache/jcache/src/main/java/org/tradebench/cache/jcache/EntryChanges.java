package org.tradebench.cache.jcache;

import org.jspecify.annotations.Nullable;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.coherence.Lease;

/** Changes entries as the expiry policy wants it, counts that, and has listeners told. The key is locked by the caller, who has also found out what is there. */
final class EntryChanges<K, V> {
    private final StoredEntries<K, V> entries;
    private final ExpiryRules expiry;
    private final CacheUsage usage;
    private final EventPublisher<K, V> events;

    EntryChanges(StoredEntries<K, V> entries, ExpiryRules expiry, CacheUsage usage, EventPublisher<K, V> events) {
        this.entries = entries;
        this.expiry = expiry;
        this.usage = usage;
        this.events = events;
    }

    /**
     * Stores the application's value in place of what is there.
     *
     * @param there null when there is no entry
     * @param lease from before that was found out, when the value depends on it, or null. An invalidation that overtakes it comes after the change: then there is no entry
     * @param begun when the operation began, see {@link CacheUsage#begin}
     */
    void put(K key, V value, @Nullable EntrySnapshot there, @Nullable Lease lease, long begun) {
        store(key, value, there, lease, () -> usage.put(begun));
    }

    /**
     * Stores a value that was loaded, which is no put.
     *
     * @param lease from before it was loaded
     */
    void storeLoaded(K key, V value, @Nullable EntrySnapshot there, Lease lease) {
        store(key, value, there, lease, () -> {});
    }

    /** @param count counts the change, before listeners hear of it: one that throws an exception undoes nothing */
    private void store(K key, V value, @Nullable EntrySnapshot there, @Nullable Lease lease, Runnable count) {
        if (there == null) {
            create(key, value, lease, count);
        } else {
            update(key, value, there, lease, count);
        }
    }

    /** A new entry that expires at once never is one: it is not counted. */
    private void create(K key, V value, @Nullable Lease lease, Runnable count) {
        Lifetime lifetime = expiry.ofCreation();
        if (lifetime.over()) {
            return;
        }
        Object stored = entries.put(key, value, lifetime, lease);
        count.run();
        if (stored != null) {
            events.created(key, stored);
        }
    }

    private void update(K key, V value, EntrySnapshot there, @Nullable Lease lease, Runnable count) {
        Lifetime lifetime = expiry.ofUpdate(Lifetime.left(there.timeLeft()));
        if (lifetime.over()) {
            count.run();
            expire(key, there);
            return;
        }
        Object stored = entries.put(key, value, lifetime, lease);
        count.run();
        if (stored != null) {
            events.updated(key, stored, there.value());
        } else {
            // The invalidation may have been one of the new value's groups only.
            entries.remove(there);
        }
    }

    /**
     * Removes what is there, on every member of a cluster.
     *
     * @param begun when the operation began, see {@link CacheUsage#begin}
     * @return whether there was an entry
     */
    boolean remove(K key, @Nullable EntrySnapshot there, long begun) {
        if (there == null) {
            entries.removeElsewhere(key);
            return false;
        }
        if (!entries.remove(there)) {
            return false;
        }
        usage.removed(begun);
        events.removed(key, there.value());
        return true;
    }

    /** Returns the lifetime of an entry that has just been read; null when it keeps what it has. */
    @Nullable
    Lifetime lifetimeAfterAccess() {
        return expiry.ofAccess();
    }

    /** Asks the policy about an entry that has just been read, and gives it the lifetime that the policy wants. */
    void access(K key, EntrySnapshot there) {
        Lifetime lifetime = lifetimeAfterAccess();
        if (lifetime != null) {
            renew(key, there, lifetime);
        }
    }

    void renew(K key, EntrySnapshot there, Lifetime lifetime) {
        if (lifetime.over()) {
            expire(key, there);
        } else {
            entries.renew(there, lifetime);
        }
    }

    private void expire(K key, EntrySnapshot there) {
        if (entries.remove(there)) {
            events.expired(key, there.value());
        }
    }
}
