package org.tradebench.cache.store;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.EntryVersion;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.coherence.Coherence;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.concurrent.GroupIndex;
import org.tradebench.cache.concurrent.Stripes;
import org.tradebench.cache.spi.DiskTier;
import org.tradebench.cache.store.EntryTable.EvictionListener;

/**
 * Keeps the entries in memory, with their groups, deadlines and aliases, and brings them back from disk. It has the steps by which an entry is stored, {@link
 * EntryRemover} those by which it is removed. Changes hold the id's stripe; reads hold nothing. Calls no listener and counts nothing.
 *
 * <p>An entry is linked to its groups before its lease is checked and before it can be found by id; it is no longer served before it is unlinked. So the
 * removal of a group either finds an entry of its id there, or the entry's check comes after the group's tombstone, or no reader can find it.
 */
final class Memory {
    /**
     * States on which condition an entry is stored.
     *
     * @param leased whether no invalidation may have overtaken the entry's lease; if false, the lease is not checked
     * @param expected what the live entry of the id (null: there is none) must satisfy; null: it may be any
     */
    record Condition(boolean leased, @Nullable Predicate<@Nullable CacheEntry> expected) {
        static final Condition NONE = new Condition(false, null);
        static final Condition LEASE = new Condition(true, null);
        static final Condition LEASE_AND_ABSENCE = new Condition(true, Objects::isNull);

        static Condition expecting(Predicate<@Nullable CacheEntry> expected) {
            return new Condition(false, expected);
        }
    }

    /** @param existing the live entry whose place it took, or which has kept it out */
    record Stored(boolean accepted, @Nullable CacheEntry existing) {
        static final Stored REFUSED = new Stored(false, null);
    }

    final EntryTable table;
    final Aliases aliases = new Aliases();
    final CacheClock times;
    private final Coherence coherence;
    final GroupIndex groups = new GroupIndex();
    final Stripes stripes = new Stripes();
    final @Nullable DiskTier disk;
    private final Deadlines deadlines = new Deadlines();
    private final EvictionListener evictions;
    private final EntryVersion.Clock versions;

    Memory(
            TableMaker tables,
            EvictionListener evictions,
            Coherence coherence,
            CacheClock times,
            @Nullable DiskTier disk) {
        this.coherence = coherence;
        this.times = times;
        this.disk = disk;
        this.evictions = evictions;
        this.versions = new EntryVersion.Clock(coherence.self());
        this.table = tables.make(entry -> {
            if (entry.markEvicted()) {
                handleEviction(entry);
            }
        });
    }

    private void handleEviction(CacheEntry entry) {
        evictions.evicting(entry);
        retire(entry);
        if (!entry.isOffered()) {
            aliases.forget(entry.id);
        }
    }

    /** Is called when an entry has been stored, while its id is locked. */
    interface Arrival {
        Arrival IGNORED = replaced -> {};

        /** @param replaced the live entry whose place it took */
        void stored(@Nullable CacheEntry replaced);
    }

    interface TableMaker {
        EntryTable make(EvictionListener evictions);
    }

    Stored store(CacheEntry given, Set<Object> entryAliases, Condition condition, Arrival arrival) {
        Stripes.Stripe stripe = stripes.of(given.id);
        stripe.lock();
        try {
            if (condition.expected != null) {
                CacheEntry existing = live(given.id);
                if (!condition.expected.test(existing)) {
                    return new Stored(false, existing);
                }
            }
            number(given);
            CacheEntry entry = bounded(given);
            CacheEntry predecessor = link(entry);
            if (!condition.leased) {
                coherence.markUsed();
            } else if (!coherence.admits(entry.lease, entry.id, entry.groups())) {
                unlink(entry, predecessor);
                return Stored.REFUSED;
            }
            return new Stored(true, install(entry, entryAliases, stripe, arrival));
        } finally {
            stripe.unlock();
        }
    }

    /**
     * Links an entry to its groups, in the places of the one that it replaces if that is of the same groups. Called by the holder of its stripe.
     *
     * @return the one whose places it has; null when it has its own
     */
    private @Nullable CacheEntry link(CacheEntry entry) {
        if (entry.groups().isEmpty()) {
            return null;
        }
        CacheEntry existing = table.peek(entry.id);
        if (existing != null && groups.transfer(existing, entry)) {
            return existing;
        }
        groups.link(entry);
        return null;
    }

    /** Undoes {@link #link} for an entry that is not stored. */
    private void unlink(CacheEntry entry, @Nullable CacheEntry predecessor) {
        if (predecessor == null) {
            groups.unlink(entry);
            return;
        }
        groups.transfer(entry, predecessor);
        // An eviction takes no stripe: it may have found nothing to unlink.
        if (predecessor.isDead()) {
            groups.unlink(predecessor);
        }
    }

    /** Gives what is put here its version, under the stripe's lock: of two puts of an id the one that stays has the higher one. */
    private void number(CacheEntry entry) {
        EntryVersion version = entry.version();
        if (version != null) {
            versions.sees(version);
        } else if (entry.sharingPolicy() != SharingPolicy.NOT_SHARED) {
            entry.setVersion(versions.next());
        }
    }

    /**
     * Bounds the life of an entry as the cluster requires while members are missing. Under the stripe's lock: the thread that sets the bound then empties
     * memory, so that an entry from before the bound does not outlive it.
     */
    private CacheEntry bounded(CacheEntry entry) {
        return entry.within(coherence.longestTimeToLive(), times);
    }

    @Nullable
    CacheEntry live(Object id) {
        CacheEntry entry = table.peek(id);
        return entry != null && entry.isLive(times) ? entry : null;
    }

    private @Nullable CacheEntry install(
            CacheEntry entry, Set<Object> entryAliases, Stripes.Stripe stripe, Arrival arrival) {
        deadlines.add(entry);
        CacheEntry old = table.put(entry);
        boolean replaced = old != null && old.isLive(times);
        if (old != null) {
            retire(old);
        }
        if (!aliases.isEmpty()) {
            forgetOnDisk(aliases.remove(entry.id), entry.id);
            aliases.forget(entry.id);
        }
        addAliases(entry, entryAliases);
        if (disk != null) {
            // The copy on disk is older; this entry may be written there once it is completely stored.
            disk.remove(entry.id);
        }
        CacheEntry taken = replaced ? old : null;
        arrival.stored(taken);
        finishStoring(entry);
        changed(stripe);
        return taken;
    }

    private void finishStoring(CacheEntry entry) {
        if (!entry.markStored()) {
            handleEviction(entry);
        }
    }

    /**
     * Brings an entry back from disk, where its copy stays.
     *
     * @param maker makes the entry under the lease that was taken before the disk was read
     * @return null when there is none, or an invalidation came meanwhile
     */
    @Nullable
    CacheEntry promote(Object id, EntryMaker maker) {
        if (disk == null) {
            return null;
        }
        Stripes.Stripe stripe = stripes.of(id);
        int changes = stripe.changes();
        Lease lease = coherence.lease();
        EntrySnapshot found = disk.read(id).orElse(null);
        if (found == null) {
            return null;
        }
        stripe.lock();
        try {
            if (stripe.changes() != changes) {
                // What was read may be gone from the disk, or no longer what is there.
                lease = coherence.lease();
                found = disk.read(id).orElse(null);
            }
            CacheEntry existing = table.peek(id);
            if (existing != null && existing.isLive(times)) {
                return existing;
            }
            if (found == null) {
                return null;
            }
            CacheEntry entry = bounded(maker.make(found, lease));
            CacheEntry predecessor = link(entry);
            if (!coherence.admits(lease, id, entry.groups())) {
                unlink(entry, predecessor);
                return null;
            }
            deadlines.add(entry);
            CacheEntry old = table.put(entry);
            if (old != null) {
                retire(old);
            }
            aliases.restore(id, found.aliases());
            forgetAliasesIfLost(entry);
            finishStoring(entry);
            return entry;
        } finally {
            stripe.unlock();
        }
    }

    /** Ends an entry once it has left the table, or while it leaves. */
    void retire(CacheEntry entry) {
        entry.markDead();
        groups.unlink(entry);
        deadlines.remove(entry);
    }

    /**
     * Counts a change, for readers of the disk outside the lock; called by its holder. Left out without a disk, because each write takes the stripe's cache
     * line from the other processors.
     */
    void changed(Stripes.Stripe stripe) {
        if (disk != null) {
            stripe.changed();
        }
    }

    private void addAliases(CacheEntry entry, Set<Object> entryAliases) {
        if (entryAliases.isEmpty()) {
            return;
        }
        aliases.add(entry.id, entryAliases).forEach((alias, before) -> forgetOnDisk(before, alias));
        forgetAliasesIfLost(entry);
    }

    /** An eviction takes no stripe: it may have forgotten the aliases just before they came. */
    private void forgetAliasesIfLost(CacheEntry entry) {
        if (entry.isDead() && !entry.isOffered()) {
            aliases.forget(entry.id);
        }
    }

    /** Takes an alias from the copy of the entry that it stood for, which would bring it back. */
    private void forgetOnDisk(@Nullable Object id, Object alias) {
        if (disk != null && id != null) {
            disk.forgetAlias(id, alias);
        }
    }

    interface EntryMaker {
        CacheEntry make(EntrySnapshot snapshot, Lease lease);
    }

    /** @return false when there is no entry of the id */
    boolean alias(Object id, Set<Object> added) {
        Stripes.Stripe stripe = stripes.of(id);
        stripe.lock();
        try {
            CacheEntry entry = table.peek(id);
            if (entry == null || !entry.isLive(times)) {
                return false;
            }
            addAliases(entry, added);
            return true;
        } finally {
            stripe.unlock();
        }
    }

    /** @return the id that it stood for; null when it was no alias */
    @Nullable
    Object removeAlias(Object alias) {
        Object id = aliases.idOf(alias);
        if (id == null) {
            return null;
        }
        Stripes.Stripe stripe = stripes.of(id);
        stripe.lock();
        try {
            Object before = aliases.remove(alias);
            forgetOnDisk(before, alias);
            // A promotion may have read the alias before.
            changed(stripe);
            return before;
        } finally {
            stripe.unlock();
        }
    }

    List<CacheEntry> overdue() {
        return deadlines.overdue(times.now());
    }

    Set<Object> ids() {
        Set<Object> ids = new HashSet<>();
        live().forEach(entry -> ids.add(entry.id));
        return ids;
    }

    List<CacheEntry> live() {
        List<CacheEntry> live = new ArrayList<>(table.entries());
        live.removeIf(entry -> !entry.isLive(times));
        return live;
    }

    /** Returns the entry as it was put, with the lease of its value. */
    EntrySnapshot snapshot(CacheEntry entry) {
        return entry.snapshot(times, aliases.of(entry.id), entry.lease);
    }

    /** @param known a lease that was taken before the entry was found alive: no invalidation that it covers has removed the entry */
    EntrySnapshot snapshot(CacheEntry entry, Lease known) {
        return entry.snapshot(times, aliases.of(entry.id), known);
    }
}
