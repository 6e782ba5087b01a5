package org.tradebench.cache.store;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.tradebench.cache.concurrent.Stripes;

/** Removes entries from memory and from disk, by id, by group or all of them, with all steps of a removal while the id is locked. */
record EntryRemover(Memory memory) {
    /** Removes the entry of the id from memory and disk; adds what it was to {@code removed}. */
    void removeId(Object id, RemovedEntries removed) {
        Stripes.Stripe stripe = memory.stripes.of(id);
        stripe.lock();
        try {
            CacheEntry entry = memory.table.peek(id);
            CacheEntry taken = entry != null && removeFromMemory(entry) ? entry : null;
            boolean onDisk = memory.disk != null && memory.disk.remove(id);
            memory.changed(stripe);
            if (taken != null) {
                removed.add(taken);
            } else if (onDisk) {
                removed.addFromDisk(id);
            }
            memory.aliases.forget(id);
        } finally {
            stripe.unlock();
        }
    }

    /**
     * Removes the entry of the id, as {@link #removeId} does, if it has this value.
     *
     * @param beforehand called before the removal, if the entry has the value
     * @return whether the entry had the value
     */
    boolean removeIf(Object id, Object value, Runnable beforehand, RemovedEntries removed) {
        Stripes.Stripe stripe = memory.stripes.of(id);
        stripe.lock();
        try {
            CacheEntry entry = memory.live(id);
            if (entry == null || !entry.value.equals(value)) {
                return false;
            }
            beforehand.run();
            removeId(id, removed);
            return true;
        } finally {
            stripe.unlock();
        }
    }

    /**
     * Removes the members of the group from memory and disk; adds what they were to {@code removed}.
     *
     * @param spared ids that stay
     */
    void removeGroup(Object name, Set<Object> spared, RemovedEntries removed) {
        // Memory first: an entry that goes from memory to disk meanwhile is found at least once.
        List<Object> ids = memory.groups.ids(name);
        removed.expect(ids.size());
        for (Object id : ids) {
            if (!spared.contains(id)) {
                removeMember(id, name, removed);
            }
        }
        if (memory.disk != null) {
            for (Object id : memory.disk.members(name)) {
                if (!spared.contains(id)) {
                    removeFromDisk(id, removed);
                }
            }
        }
    }

    /** Removes the entry of the id if it belongs to the group: a put may have replaced the one that did. */
    private void removeMember(Object id, Object name, RemovedEntries removed) {
        Stripes.Stripe stripe = memory.stripes.of(id);
        stripe.lock();
        try {
            CacheEntry entry = memory.table.peek(id);
            if (entry == null) {
                removeCopy(id, removed);
            } else if (entry.groups().contains(name)) {
                removeLocked(entry, removed);
            }
            memory.changed(stripe);
        } finally {
            stripe.unlock();
        }
    }

    /** @return whether it was there, in memory or on disk */
    boolean remove(CacheEntry entry, RemovedEntries removed) {
        Stripes.Stripe stripe = memory.stripes.of(entry.id);
        stripe.lock();
        try {
            memory.changed(stripe);
            return removeLocked(entry, removed);
        } finally {
            stripe.unlock();
        }
    }

    private boolean removeLocked(CacheEntry entry, RemovedEntries removed) {
        boolean inMemory = removeFromMemory(entry);
        // Unless another entry has taken its place, what is on disk is its copy.
        boolean onDisk = memory.disk != null && memory.table.peek(entry.id) == null && memory.disk.remove(entry.id);
        if (inMemory || onDisk) {
            memory.aliases.forget(entry.id);
            removed.add(entry);
        }
        return inMemory || onDisk;
    }

    private void removeCopy(Object id, RemovedEntries removed) {
        if (memory.disk != null && memory.disk.remove(id)) {
            memory.aliases.forget(id);
            removed.addFromDisk(id);
        }
    }

    private void removeFromDisk(Object id, RemovedEntries removed) {
        Stripes.Stripe stripe = memory.stripes.of(id);
        stripe.lock();
        try {
            removeCopy(id, removed);
            memory.changed(stripe);
        } finally {
            stripe.unlock();
        }
    }

    private boolean removeFromMemory(CacheEntry entry) {
        if (!memory.table.remove(entry)) {
            return false;
        }
        memory.retire(entry);
        return true;
    }

    /**
     * Empties memory. After an invalidation of everything, a fill that was checked before it is waited for and found.
     *
     * @param beforehand what to do with each entry first
     */
    void empty(Consumer<CacheEntry> beforehand) {
        memory.stripes.awaitCurrentHolders();
        for (CacheEntry entry : memory.table.entries()) {
            Stripes.Stripe stripe = memory.stripes.of(entry.id);
            stripe.lock();
            try {
                if (memory.table.peek(entry.id) == entry) {
                    beforehand.accept(entry);
                    removeFromMemory(entry);
                    memory.changed(stripe);
                    if (!entry.isOffered()) {
                        memory.aliases.forget(entry.id);
                    }
                }
            } finally {
                stripe.unlock();
            }
        }
    }

    void emptyAll() {
        empty(entry -> {});
        if (memory.disk != null) {
            Set<Object> named = memory.disk.aliases().keySet();
            memory.disk.clear();
            for (Object id : named) {
                removedFromDisk(id, () -> {});
            }
        }
    }

    /**
     * Empties memory and disk at one moment: no id changes meanwhile.
     *
     * @param report called afterwards, while all ids are still locked
     */
    void emptyAll(Runnable report) {
        memory.stripes.withAllLocked(() -> {
            emptyAll();
            report.run();
        });
    }

    /**
     * Handles an entry that has left the disk by itself.
     *
     * @param report called while the id is locked, unless the entry is in memory, or a newer one of its id is on disk
     */
    void removedFromDisk(Object id, Runnable report) {
        Stripes.Stripe stripe = memory.stripes.of(id);
        stripe.lock();
        try {
            // Memory first, as above.
            if (memory.live(id) == null && (memory.disk == null || !memory.disk.contains(id))) {
                memory.aliases.forget(id);
                report.run();
            }
        } finally {
            stripe.unlock();
        }
    }
}
