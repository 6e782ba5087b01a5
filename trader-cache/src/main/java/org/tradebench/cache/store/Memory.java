package org.tradebench.cache.store;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.EntryVersion;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.coherence.Coherence;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.concurrent.GroupIndex;
import org.tradebench.cache.spi.DiskTier;
import org.tradebench.cache.store.EntryTable.Departure;

/**
 * Keeps the entries in memory, with their groups, deadlines and aliases, and their copies on disk: every change of an id from its first step to its last.
 * Changes hold the id's stripe; reads hold nothing. Tells no listener and counts nothing.
 *
 * <p>An entry is linked to its groups before its lease is checked and before it can be found by id; it is no longer served before it is unlinked. So the
 * removal of a group either finds an entry there, or the entry's check comes after the group's tombstone, or no reader can find it.
 */
final class Memory {
    /**
     * Says when an entry is stored.
     *
     * @param leased if no invalidation has overtaken its lease; otherwise it is trusted
     * @param expected if the live entry of its id, null for none, is one of these; null for any
     */
    record Condition(boolean leased, @Nullable Predicate<@Nullable CacheEntry> expected) {
        static final Condition NONE = new Condition(false, null);
        static final Condition LEASE = new Condition(true, null);
        static final Condition LEASE_AND_ABSENCE = new Condition(true, Objects::isNull);

        static Condition expecting(Predicate<@Nullable CacheEntry> expected) {
            return new Condition(false, expected);
        }
    }

    /** @param there the live entry whose place it took, or which has kept it out */
    record Stored(boolean accepted, @Nullable CacheEntry there) {
        static final Stored REFUSED = new Stored(false, null);
    }

    final EntryTable table;
    final Aliases aliases = new Aliases();
    final CacheClock times;
    private final Coherence coherence;
    private final GroupIndex<CacheEntry> groups = new GroupIndex<>();
    private final Deadlines deadlines = new Deadlines();
    private final Stripes stripes = new Stripes();
    private final @Nullable DiskTier disk;
    private final Departure departure;
    private final EntryVersion.Clock versions;

    Memory(TableMaker tables, Departure departure, Coherence coherence, CacheClock times, @Nullable DiskTier disk) {
        this.coherence = coherence;
        this.times = times;
        this.disk = disk;
        this.departure = departure;
        this.versions = new EntryVersion.Clock(coherence.self());
        this.table = tables.make(entry -> {
            if (entry.leaves()) {
                departs(entry);
            }
        });
    }

    private void departs(CacheEntry entry) {
        departure.leaving(entry);
        bury(entry);
        if (!entry.isOffered()) {
            aliases.forget(entry.id);
        }
    }

    /** Hears of an entry that is stored, while its id is locked. */
    interface Arrival {
        Arrival UNHEARD = replaced -> {};

        /** @param replaced the live entry whose place it took */
        void stored(@Nullable CacheEntry replaced);
    }

    interface TableMaker {
        EntryTable make(Departure departure);
    }

    Stored store(CacheEntry given, Set<Object> itsAliases, Condition condition, Arrival arrival) {
        Stripes.Stripe stripe = stripes.of(given.id);
        stripe.lock();
        try {
            if (condition.expected != null) {
                CacheEntry there = live(given.id);
                if (!condition.expected.test(there)) {
                    return new Stored(false, there);
                }
            }
            number(given);
            CacheEntry entry = bounded(given);
            groups.link(entry);
            if (!condition.leased) {
                coherence.use();
            } else if (!coherence.admits(entry.lease, entry.id, entry.options.dependencyIds())) {
                groups.unlink(entry);
                return Stored.REFUSED;
            }
            return new Stored(true, install(entry, itsAliases, stripe, arrival));
        } finally {
            stripe.unlock();
            table.afterPut();
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
     * Bounds the life of an entry as the cluster wants while members are missing. Under the stripe's lock: whoever sets the bound then empties memory, so an entry that
     * came before the bound does not outlive it.
     */
    private CacheEntry bounded(CacheEntry entry) {
        return entry.within(coherence.longestTimeToLive(), times);
    }

    private @Nullable CacheEntry live(Object id) {
        CacheEntry entry = table.peek(id);
        return entry != null && entry.isLive(times) ? entry : null;
    }

    private @Nullable CacheEntry install(
            CacheEntry entry, Set<Object> itsAliases, Stripes.Stripe stripe, Arrival arrival) {
        deadlines.add(entry);
        CacheEntry old = table.put(entry);
        boolean replaced = old != null && old.isLive(times);
        if (old != null) {
            bury(old);
        }
        if (!aliases.isEmpty()) {
            aliases.remove(entry.id);
            aliases.forget(entry.id);
        }
        nameAlso(entry, itsAliases);
        if (disk != null) {
            // What is there is older: this entry goes there once it is settled.
            disk.remove(entry.id);
        }
        CacheEntry taken = replaced ? old : null;
        arrival.stored(taken);
        settle(entry);
        changed(stripe);
        return taken;
    }

    private void settle(CacheEntry entry) {
        if (!entry.settles()) {
            departs(entry);
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
            CacheEntry there = table.peek(id);
            if (there != null && there.isLive(times)) {
                return there;
            }
            if (found == null) {
                return null;
            }
            CacheEntry entry = bounded(maker.make(found, lease));
            groups.link(entry);
            if (!coherence.admits(lease, id, entry.options.dependencyIds())) {
                groups.unlink(entry);
                return null;
            }
            deadlines.add(entry);
            CacheEntry old = table.put(entry);
            if (old != null) {
                bury(old);
            }
            nameAlso(entry, found.aliases());
            settle(entry);
            return entry;
        } finally {
            stripe.unlock();
            table.afterPut();
        }
    }

    /** Counts a change, for readers of the disk outside the lock; called by its holder. Each write takes the stripe away from the other processors. */
    private void changed(Stripes.Stripe stripe) {
        if (disk != null) {
            stripe.changed();
        }
    }

    private void nameAlso(CacheEntry entry, Set<Object> itsAliases) {
        if (itsAliases.isEmpty()) {
            return;
        }
        aliases.add(entry.id, itsAliases);
        // An eviction takes no stripe: it may have forgotten the aliases just before they came.
        if (entry.isDead() && !entry.isOffered()) {
            aliases.forget(entry.id);
        }
    }

    interface EntryMaker {
        CacheEntry make(EntrySnapshot snapshot, Lease lease);
    }

    /** Removes the entry of the id from memory and disk; adds what it was to {@code removed}. */
    void removeId(Object id, RemovedEntries removed) {
        Stripes.Stripe stripe = stripes.of(id);
        stripe.lock();
        try {
            CacheEntry entry = table.peek(id);
            CacheEntry taken = entry != null && take(entry) ? entry : null;
            boolean onDisk = disk != null && disk.remove(id);
            changed(stripe);
            if (taken != null) {
                removed.add(taken);
            } else if (onDisk) {
                removed.addFromDisk(id);
            }
            aliases.forget(id);
        } finally {
            stripe.unlock();
        }
    }

    /**
     * Removes the entry of the id, as {@link #removeId} does, if it has this value.
     *
     * @param beforehand called before, if it has
     * @return whether it has
     */
    boolean removeIf(Object id, Object value, Runnable beforehand, RemovedEntries removed) {
        Stripes.Stripe stripe = stripes.of(id);
        stripe.lock();
        try {
            CacheEntry entry = live(id);
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
        for (CacheEntry entry : groups.members(name)) {
            if (!spared.contains(entry.id)) {
                removeMember(entry.id, name, removed);
            }
        }
        if (disk != null) {
            for (Object id : disk.members(name)) {
                removeFromDisk(id, removed);
            }
        }
    }

    /** Removes any entry of the id that belongs to the group: a put may have replaced the one that was found. */
    private void removeMember(Object id, Object name, RemovedEntries removed) {
        Stripes.Stripe stripe = stripes.of(id);
        stripe.lock();
        try {
            CacheEntry entry = table.peek(id);
            if (entry == null) {
                removeCopy(id, removed);
            } else if (entry.options.dependencyIds().contains(name)) {
                removeLocked(entry, removed);
            }
            changed(stripe);
        } finally {
            stripe.unlock();
        }
    }

    /** @return whether it was there, in memory or on disk */
    boolean remove(CacheEntry entry, RemovedEntries removed) {
        Stripes.Stripe stripe = stripes.of(entry.id);
        stripe.lock();
        try {
            changed(stripe);
            return removeLocked(entry, removed);
        } finally {
            stripe.unlock();
        }
    }

    private boolean removeLocked(CacheEntry entry, RemovedEntries removed) {
        boolean inMemory = take(entry);
        // Unless another entry has taken its place, what is on disk is its copy.
        boolean onDisk = disk != null && table.peek(entry.id) == null && disk.remove(entry.id);
        if (inMemory || onDisk) {
            aliases.forget(entry.id);
            removed.add(entry);
        }
        return inMemory || onDisk;
    }

    private void removeCopy(Object id, RemovedEntries removed) {
        if (disk != null && disk.remove(id)) {
            aliases.forget(id);
            removed.addFromDisk(id);
        }
    }

    private void removeFromDisk(Object id, RemovedEntries removed) {
        Stripes.Stripe stripe = stripes.of(id);
        stripe.lock();
        try {
            removeCopy(id, removed);
            changed(stripe);
        } finally {
            stripe.unlock();
        }
    }

    private boolean take(CacheEntry entry) {
        if (!table.remove(entry)) {
            return false;
        }
        bury(entry);
        return true;
    }

    /** Unlinks an entry once it has left the table, or while it leaves. */
    private void bury(CacheEntry entry) {
        entry.die();
        groups.unlink(entry);
        deadlines.remove(entry);
    }

    /**
     * Empties memory. After an invalidation of everything, a fill that was checked before it is waited for and found.
     *
     * @param beforehand what to do with each entry first
     */
    void empty(Consumer<CacheEntry> beforehand) {
        stripes.passThrough();
        for (CacheEntry entry : table.entries()) {
            Stripes.Stripe stripe = stripes.of(entry.id);
            stripe.lock();
            try {
                if (table.peek(entry.id) == entry) {
                    beforehand.accept(entry);
                    take(entry);
                    changed(stripe);
                    if (!entry.isOffered()) {
                        aliases.forget(entry.id);
                    }
                }
            } finally {
                stripe.unlock();
            }
        }
    }

    void emptyAll() {
        empty(entry -> {});
        if (disk != null) {
            disk.clear();
        }
    }

    /**
     * Likewise at one moment, of which others hear: no id changes meanwhile.
     *
     * @param told hears of it while all ids are locked
     */
    void emptyAll(Runnable told) {
        stripes.holdingAll(() -> {
            emptyAll();
            told.run();
        });
    }

    /**
     * Takes note of an entry that has gone from the disk by itself.
     *
     * @param told hears of it, while the id is locked, unless the entry is in memory
     */
    void goneFromDisk(Object id, Runnable told) {
        Stripes.Stripe stripe = stripes.of(id);
        stripe.lock();
        try {
            if (live(id) == null) {
                aliases.forget(id);
                told.run();
            }
        } finally {
            stripe.unlock();
        }
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
            nameAlso(entry, added);
            return true;
        } finally {
            stripe.unlock();
        }
    }

    List<CacheEntry> overdue() {
        return deadlines.overdue(times.now());
    }

    List<CacheEntry> members(Object name) {
        return groups.members(name);
    }

    Set<Object> groups() {
        return groups.names();
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

    /** @param known a lease that was taken before the entry was found alive: all that it covers has spared the entry */
    EntrySnapshot snapshot(CacheEntry entry, Lease known) {
        return entry.snapshot(times, aliases.of(entry.id), known);
    }
}
