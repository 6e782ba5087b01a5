package org.tradebench.cache.jcache;

import java.util.Iterator;
import java.util.NoSuchElementException;
import javax.cache.Cache;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.EntrySnapshot;

/** Iterates over the entries that existed when the iteration began, except those that are gone when it reaches them. */
final class EntryIterator<K, V> implements Iterator<Cache.Entry<K, V>> {
    private final StoredEntries<K, V> entries;
    private final EntryOperations<K, V> operations;
    private final Iterator<K> left;

    /** The next entry, once {@link #hasNext} has looked for it; entries are not read earlier. */
    private @Nullable EntrySnapshot found;

    /** What {@link #remove} removes. */
    private @Nullable K last;

    EntryIterator(StoredEntries<K, V> entries, EntryOperations<K, V> operations) {
        this.entries = entries;
        this.operations = operations;
        this.left = entries.keys().iterator();
    }

    @Override
    public boolean hasNext() {
        while (found == null && left.hasNext()) {
            found = entries.find(left.next());
        }
        return found != null;
    }

    @Override
    public Cache.Entry<K, V> next() {
        EntrySnapshot next = hasNext() ? found : null;
        if (next == null) {
            throw new NoSuchElementException();
        }
        found = null;
        K key = entries.key(next.id());
        last = key;
        return new JCacheEntry<>(key, operations.visit(key, next));
    }

    @Override
    public void remove() {
        K key = last;
        if (key == null) {
            throw new IllegalStateException("there is nothing to remove; expected a call of next() before each");
        }
        last = null;
        operations.remove(key);
    }
}
