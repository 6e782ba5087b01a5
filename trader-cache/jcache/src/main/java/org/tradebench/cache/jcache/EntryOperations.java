package org.tradebench.cache.jcache;

import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.coherence.Lease;

/**
 * Carries out the operations of JCache on one key: reads, puts, replacements, removals, with read-through and write-through. One that changes something has its
 * key locked; a read of an entry that is there locks nothing, unless it changes the entry's lifetime.
 */
final class EntryOperations<K, V> {
    private final StoredEntries<K, V> entries;
    private final KeyLocks locks;
    private final EntryChanges<K, V> changes;
    private final ReadThrough<K, V> loader;
    private final WriteThrough<K, V> writer;
    private final CacheUsage usage;

    EntryOperations(OperationParts<K, V> parts) {
        this.entries = parts.entries();
        this.locks = parts.locks();
        this.changes = parts.changes();
        this.loader = parts.loader();
        this.writer = parts.writer();
        this.usage = parts.usage();
    }

    @Nullable
    V get(K key) {
        V value = read(key);
        return value == null && loader.always() ? load(key) : value;
    }

    /** Returns the value that is there, and loads none. */
    @Nullable
    V read(K key) {
        long begun = usage.begin();
        Object stored = entries.read(key);
        usage.got(stored != null, begun);
        if (stored == null) {
            return null;
        }
        return accessed(key, stored);
    }

    /** Reads an entry that an iteration has found. */
    V visit(K key, EntrySnapshot found) {
        usage.got(true, usage.begin());
        return accessed(key, found.value());
    }

    /** Returns the value, once the entry that has been read, and no other that has taken its place, has the lifetime that it then gets. */
    private V accessed(K key, Object stored) {
        V value = entries.value(stored);
        Lifetime lifetime = changes.lifetimeAfterAccess();
        if (lifetime != null) {
            locks.run(key, () -> {
                EntrySnapshot found = entries.find(key);
                if (found != null && found.value() == stored) {
                    changes.renew(key, found, lifetime);
                }
            });
        }
        return value;
    }

    /** Callers that miss the same key together wait for one call of the loader. */
    private @Nullable V load(K key) {
        return locks.call(key, () -> {
            Lease lease = entries.lease();
            EntrySnapshot found = entries.find(key);
            if (found != null) {
                // Another thread has loaded it meanwhile.
                return entries.value(found.value());
            }
            V loaded = loader.load(key);
            if (loaded != null) {
                changes.storeLoaded(key, loaded, null, lease);
            }
            return loaded;
        });
    }

    void put(K key, V value) {
        locks.run(key, () -> {
            long begun = usage.begin();
            writer.write(key, value);
            changes.put(key, value, entries.find(key), null, begun);
        });
    }

    /** Puts a value that has been written through. */
    void putWritten(K key, V value) {
        locks.run(key, () -> changes.put(key, value, entries.find(key), null, usage.begin()));
    }

    @Nullable
    V getAndPut(K key, V value) {
        return locks.call(key, () -> {
            long begun = usage.begin();
            writer.write(key, value);
            EntrySnapshot found = entries.find(key);
            usage.got(found != null, begun);
            V old = valueOf(found);
            changes.put(key, value, found, null, begun);
            return old;
        });
    }

    boolean putIfAbsent(K key, V value) {
        return locks.call(key, () -> {
            long begun = usage.begin();
            EntrySnapshot found = entries.find(key);
            usage.got(found != null, begun);
            if (found != null) {
                return false;
            }
            writer.write(key, value);
            changes.put(key, value, null, null, begun);
            return true;
        });
    }

    /** @return the old value; null when there was none, and nothing has been replaced */
    @Nullable
    V replace(K key, V value) {
        return locks.call(key, () -> {
            long begun = usage.begin();
            Lease lease = entries.lease();
            EntrySnapshot found = entries.find(key);
            usage.got(found != null, begun);
            if (found == null) {
                return null;
            }
            V old = entries.value(found.value());
            writer.write(key, value);
            changes.put(key, value, found, lease, begun);
            return old;
        });
    }

    boolean replace(K key, V expected, V value) {
        return locks.call(key, () -> {
            long begun = usage.begin();
            Lease lease = entries.lease();
            return ifEqual(key, expected, begun, found -> {
                writer.write(key, value);
                changes.put(key, value, found, lease, begun);
                return true;
            });
        });
    }

    boolean remove(K key) {
        return locks.call(key, () -> {
            long begun = usage.begin();
            writer.delete(key);
            return changes.remove(key, entries.find(key), begun);
        });
    }

    /** Removes an entry whose removal has been written through. */
    void removeWritten(K key) {
        locks.run(key, () -> changes.remove(key, entries.find(key), usage.begin()));
    }

    @Nullable
    V getAndRemove(K key) {
        return locks.call(key, () -> {
            long begun = usage.begin();
            writer.delete(key);
            EntrySnapshot found = entries.find(key);
            usage.got(found != null, begun);
            V old = valueOf(found);
            return changes.remove(key, found, begun) ? old : null;
        });
    }

    boolean remove(K key, V expected) {
        return locks.call(key, () -> {
            long begun = usage.begin();
            return ifEqual(key, expected, begun, found -> {
                writer.delete(key);
                return changes.remove(key, found, begun);
            });
        });
    }

    /** Makes the change if the entry has the expected value; the comparison with another one is an access. */
    private boolean ifEqual(K key, V expected, long begun, Predicate<EntrySnapshot> change) {
        EntrySnapshot found = entries.find(key);
        usage.got(found != null, begun);
        if (found == null) {
            return false;
        }
        if (!entries.value(found.value()).equals(expected)) {
            changes.access(key, found);
            return false;
        }
        return change.test(found);
    }

    private @Nullable V valueOf(@Nullable EntrySnapshot found) {
        return found == null ? null : entries.value(found.value());
    }
}
