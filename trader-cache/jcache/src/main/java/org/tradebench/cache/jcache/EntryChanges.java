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
     * @param found null when there is no entry
     * @param lease taken before the look-up, if the value depends on the present entry; otherwise null. If an invalidation has overtaken it, it counts as
     *     coming after the change: no entry remains
     * @param begun when the operation began, see {@link CacheUsage#begin}
     */
    void put(K key, V value, @Nullable EntrySnapshot found, @Nullable Lease lease, long begun) {
        if (!store(key, value, found, lease, () -> usage.put(begun))) {
            entries.removeElsewhere(key);
        }
    }

    /**
     * Stores a value that was loaded, which is no put.
     *
     * @param lease from before it was loaded
     */
    void storeLoaded(K key, V value, @Nullable EntrySnapshot found, Lease lease) {
        // Nothing has changed in the loader's source: entries of other members may stay.
        boolean unused = store(key, value, found, lease, () -> {});
    }

    /**
     * @param count counts the change, before listeners are called: a listener that throws an exception undoes nothing
     * @return false when the value is not stored and nothing has been removed, so that no other member was notified
     */
    private boolean store(K key, V value, @Nullable EntrySnapshot found, @Nullable Lease lease, Runnable count) {
        return found == null ? create(key, value, lease, count) : update(key, value, found, lease, count);
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

    private boolean update(K key, V value, EntrySnapshot found, @Nullable Lease lease, Runnable count) {
        Lifetime lifetime = expiry.ofUpdate(Lifetime.left(found.timeLeft()));
        if (lifetime.over()) {
            count.run();
            return expire(key, found);
        }
        Object stored = entries.put(key, value, lifetime, lease);
        count.run();
        if (stored == null) {
            // The invalidation may have been one of the new value's groups only.
            return entries.remove(found);
        }
        events.updated(key, stored, found.value());
        return true;
    }

    /**
     * Removes what is there, on every member of a cluster.
     *
     * @param begun when the operation began, see {@link CacheUsage#begin}
     * @return whether there was an entry
     */
    boolean remove(K key, @Nullable EntrySnapshot found, long begun) {
        // It may have been evicted here since the look-up, but not on other members.
        if (found == null || !removeStored(found, old -> removed(key, old, begun))) {
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
    private boolean removeStored(EntrySnapshot found, Consumer<Object> report) {
        try {
            if (!entries.remove(found)) {
                return false;
            }
        } catch (UnconfirmedException e) {
            try {
                report.accept(found.value());
            } catch (CacheEntryListenerException failure) {
                e.addSuppressed(failure);
            }
            throw e;
        }
        report.accept(found.value());
        return true;
    }

    /** Returns the lifetime of an entry that has just been read; null when it keeps what it has. */
    @Nullable
    Lifetime lifetimeAfterAccess() {
        return expiry.ofAccess();
    }

    /** Gives an entry that has just been read the lifetime that the policy returns. */
    void access(K key, EntrySnapshot found) {
        Lifetime lifetime = lifetimeAfterAccess();
        if (lifetime != null) {
            renew(key, found, lifetime);
        }
    }

    void renew(K key, EntrySnapshot found, Lifetime lifetime) {
        if (lifetime.over()) {
            boolean unused = expire(key, found);
        } else {
            entries.renew(found, lifetime);
        }
    }

    /** @return false when it is not there any more */
    private boolean expire(K key, EntrySnapshot found) {
        return removeStored(found, old -> events.expired(key, old));
    }
}
