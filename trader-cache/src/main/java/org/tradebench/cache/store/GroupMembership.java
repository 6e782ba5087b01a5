package org.tradebench.cache.store;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.concurrent.GroupIndex;
import org.tradebench.cache.concurrent.Stripes;

/**
 * Knows the ids of each group's entries: ids and not entries, so that an entry which takes the place of another one in the same groups costs a look. Whoever adds or removes an id
 * holds its stripe. An eviction holds none: the ids of evicted entries leave their groups a little later, and until then no entry is found under them.
 */
final class GroupMembership {
    private final EntryTable table;
    private final Stripes stripes;
    private final GroupIndex<Object> ids = new GroupIndex<>();
    private final Queue<CacheEntry> evicted = new ConcurrentLinkedQueue<>();

    GroupMembership(EntryTable table, Stripes stripes) {
        this.table = table;
        this.stripes = stripes;
    }

    /** Adds an entry that is about to be stored. Called by the holder of its stripe. */
    void add(CacheEntry entry) {
        ids.add(entry.id, entry.groups());
    }

    /**
     * Removes an entry that is not served, those groups left out that another entry of its id is in. Called by the holder of its stripe.
     *
     * @param there what is in the table under its id
     */
    void remove(CacheEntry entry, @Nullable CacheEntry there) {
        Set<Object> names = entry.groups();
        if (names.isEmpty()) {
            return;
        }
        Set<Object> kept = there == null || there.isDead() ? Set.of() : there.groups();
        for (Object name : names) {
            if (!kept.contains(name)) {
                ids.remove(entry.id, name);
            }
        }
    }

    /** Removes the id of no entry from one group. Called by the holder of its stripe. */
    void remove(Object id, Object name) {
        ids.remove(id, name);
    }

    /** Has an evicted entry removed by the next {@link #forgetEvicted}. */
    void evicted(CacheEntry entry) {
        if (!entry.groups().isEmpty()) {
            evicted.add(entry);
        }
    }

    /** Removes entries that have been evicted since. Outside all locks. */
    void forgetEvicted() {
        CacheEntry entry;
        while ((entry = evicted.poll()) != null) {
            Stripes.Stripe stripe = stripes.of(entry.id);
            stripe.lock();
            try {
                remove(entry, table.peek(entry.id));
            } finally {
                stripe.unlock();
            }
        }
    }

    /** Returns the ids of a group's entries, a view; ids of what is not there any more may be among them. */
    Collection<Object> ids(Object name) {
        return ids.members(name);
    }

    List<CacheEntry> entries(Object name) {
        List<CacheEntry> entries = new ArrayList<>();
        for (Object id : ids.members(name)) {
            CacheEntry entry = table.peek(id);
            if (entry != null && !entry.isDead() && entry.groups().contains(name)) {
                entries.add(entry);
            }
        }
        return entries;
    }

    Set<Object> names() {
        forgetEvicted();
        return ids.names();
    }
}
