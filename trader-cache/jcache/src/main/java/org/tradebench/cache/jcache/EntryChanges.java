package org.tradebench.cache.jcache;

import java.util.function.Consumer;
import javax.cache.event.CacheEntryListenerException;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.UnconfirmedException;
import org.tradebench.cache.coherence.Lease;

/** Changes entries by the expiry policy, counts the changes and notifies listeners. The caller has locked the key and looked up the present entry. */
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
     * @param lease taken before the look-up, if the value depends on the present entry; otherwise null. If an invalidation has overtaken it, it counts as
     *     coming after the change: no entry remains
     * @param begun when the operation began, see {@link CacheUsage#begin}
     */
    void put(K key, V value, @Nullable EntrySnapshot there, @Nullable Lease lease, long begun) {
        if (!store(key, value, there, lease, () -> usage.put(begun))) {
            entries.removeElsewhere(key);
        }
    }

    /**
     * Stores a value that was loaded, which is no put.
     *
     * @param lease from before it was loaded
     */
    void storeLoaded(K key, V value, @Nullable EntrySnapshot there, Lease lease) {
        // Nothing has changed in the loader's source: entries of other members may stay.
        boolean unused = store(key, value, there, lease, () -> {});
    }

    /**
     * @param count counts the change, before listeners are called: a listener that throws an exception undoes nothing
     * @return false when the value is not stored and nothing has been removed, so that no other member was notified
     */
    private boolean store(K key, V value, @Nullable EntrySnapshot there, @Nullable Lease lease, Runnable count) {
        return there == null ? create(key, value, lease, count) : update(key, value, there, lease, count);
    }

    /** Stores and counts a new entry, unless it expires at once. */
    private boolean create(K key, V value, @Nullable Lease lease, Runnable count) {
        Lifetime lifetime = expiry.ofCreation();
        if (lifetime.over()) {
            return true;
        }
        Object stored = entries.put(key, value, lifetime, lease);
        count.run();
        if (stored != null) {
            events.created(key, stored);
        }
        return stored != null;
    }

    private boolean update(K key, V value, EntrySnapshot there, @Nullable Lease lease, Runnable count) {
        Lifetime lifetime = expiry.ofUpdate(Lifetime.left(there.timeLeft()));
        if (lifetime.over()) {
            count.run();
            return expire(key, there);
        }
        Object stored = entries.put(key, value, lifetime, lease);
        count.run();
        if (stored == null) {
            // The invalidation may have been one of the new value's groups only.
            return entries.remove(there);
        }
        events.updated(key, stored, there.value());
        return true;
    }

    /**
     * Removes what is there, on every member of a cluster.
     *
     * @param begun when the operation began, see {@link CacheUsage#begin}
     * @return whether there was an entry
     */
    boolean remove(K key, @Nullable EntrySnapshot there, long begun) {
        // It may have been evicted here since the look-up, but not on other members.
        if (there == null || !removeStored(there, old -> removed(key, old, begun))) {
            entries.removeElsewhere(key);
            return false;
        }
        return true;
    }

    private void removed(K key, Object old, long begun) {
        usage.removed(begun);
        events.removed(key, old);
    }

    /**
     * Removes an entry, on every member of a cluster.
     *
     * @param report counts the removal and notifies listeners; is given the stored value
     * @return false when it is not there any more
     * @throws UnconfirmedException when another member has not confirmed in time, after the report: the entry has been removed here
     */
    private boolean removeStored(EntrySnapshot there, Consumer<Object> report) {
        try {
            if (!entries.remove(there)) {
                return false;
            }
        } catch (UnconfirmedException e) {
            try {
                report.accept(there.value());
            } catch (CacheEntryListenerException failure) {
                e.addSuppressed(failure);
            }
            throw e;
        }
        report.accept(there.value());
        return true;
    }

    /** Returns the lifetime of an entry that has just been read; null when it keeps what it has. */
    @Nullable
    Lifetime lifetimeAfterAccess() {
        return expiry.ofAccess();
    }

    /** Gives an entry that has just been read the lifetime that the policy returns. */
    void access(K key, EntrySnapshot there) {
        Lifetime lifetime = lifetimeAfterAccess();
        if (lifetime != null) {
            renew(key, there, lifetime);
        }
    }

    void renew(K key, EntrySnapshot there, Lifetime lifetime) {
        if (lifetime.over()) {
            boolean unused = expire(key, there);
        } else {
            entries.renew(there, lifetime);
        }
    }

    /** @return false when it is not there any more */
    private boolean expire(K key, EntrySnapshot there) {
        return removeStored(there, old -> events.expired(key, old));
    }
}
