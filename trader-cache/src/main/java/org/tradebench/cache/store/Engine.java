package org.tradebench.cache.store;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.coherence.Coherence;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.coherence.Positions;
import org.tradebench.cache.event.EventSource;
import org.tradebench.cache.event.InvalidationCause;
import org.tradebench.cache.spi.ClusterMembership;
import org.tradebench.cache.spi.DiskTier;
import org.tradebench.cache.spi.DiskTiers;
import org.tradebench.cache.spi.StoppedInstance;
import org.tradebench.cache.statistics.Counters;
import org.tradebench.cache.store.Finder.Found;

/** Assembles the parts of an instance, and carries out the operations that need several of them, from its start to its close. */
final class Engine {
    final CacheSettings settings;
    final Counters counters = new Counters();
    final Listeners listeners = new Listeners();
    final ReplicationLink link = new ReplicationLink();
    final Coherence coherence;
    private final ClusterMembership cluster;
    final @Nullable DiskTier disk;
    private final boolean flushOnStop;
    final EntryFactory.Defaults defaults;
    final EvictedEntries evictedEntries;
    final Memory memory;
    final EntryRemover remover;
    final Removals removals;
    final Writer writer;
    final Finder finder;
    private final SourceCalls sourceCalls;
    final Inspection inspection;
    private final LocalReplica replica;
    private final BooleanSupplier inTransaction;

    Engine(CacheSettings settings, InstanceParts parts) {
        this.settings = settings;
        this.cluster = parts.cluster();
        this.inTransaction = parts.inTransaction();
        this.coherence = new Coherence(cluster.self());
        this.defaults = new EntryFactory.Defaults(settings, counters);
        this.disk = settings.disk() == null ? null : parts.disks().open(settings, counters, diskOwner());
        this.flushOnStop = settings.disk() != null && settings.disk().flushOnStop();
        CacheClock times = new CacheClock(parts.clock(), parts.nanoTime());
        this.evictedEntries = new EvictedEntries(counters, times, this::copyForDisk, disk, evictionReporting());
        this.memory = new Memory(
                evictions -> table(settings, evictions, parts.upkeep()), evictedEntries, coherence, times, disk);
        if (disk != null) {
            // An invalidation by an alias must find what an earlier start has left there.
            disk.aliases().forEach(memory.aliases::add);
        }
        this.remover = new EntryRemover(memory);
        this.removals = new Removals(
                settings.name(), settings.announceEvictions(), memory, remover, coherence, counters, listeners, link);
        EntryFactory entries = new EntryFactory(times, defaults);
        this.writer = new Writer(settings.name(), memory, coherence, entries, counters, listeners, link, removals);
        this.finder = new Finder(memory, entries, counters, link, removals, writer);
        this.sourceCalls = new SourceCalls(coherence);
        this.inspection = new Inspection(memory, coherence, disk);
        this.replica =
                new LocalReplica(settings, coherence, counters, memory, inspection, writer, removals, parts.later());
    }

    /** @param upkeep runs the maintenance of the eviction order, if the table leaves that to others */
    private static EntryTable table(CacheSettings settings, EntryTable.EvictionListener evictions, Executor upkeep) {
        return switch (settings.eviction()) {
            case W_TINY_LFU -> new CaffeineTable(settings.maxEntries(), evictions, upkeep);
            case LRU -> new RingTable(settings.maxEntries(), evictions);
            case RANDOM -> new RandomTable(settings.maxEntries(), evictions);
        };
    }

    void join() {
        link.connect(cluster.join(replica));
    }

    private DiskTier.IdleEntry copyForDisk(CacheEntry entry) {
        return new DiskTier.IdleEntry(memory.snapshot(entry), entry.idleFor(memory.times));
    }

    private EvictedEntries.EvictionReporting evictionReporting() {
        return new EvictedEntries.EvictionReporting() {
            @Override
            public boolean isWanted() {
                return removals.wantsEvictions();
            }

            @Override
            public void evicted(CacheEntry entry, InvalidationCause cause) {
                // First: an invalidation that it covers would have removed the entry.
                Lease known = coherence.lease();
                listeners.queue(new Listeners.Notice.Evicted(entry, memory.aliases.of(entry.id), known, cause));
            }
        };
    }

    private DiskTiers.Owner diskOwner() {
        return new DiskTiers.Owner() {
            @Override
            public void dropped(Object id, InvalidationCause cause) {
                removedFromDisk(id, cause);
            }

            @Override
            public Optional<Set<Object>> missed(StoppedInstance stopped) {
                return cluster.missed(stopped);
            }
        };
    }

    private void removedFromDisk(Object id, InvalidationCause cause) {
        remover.removedFromDisk(id, () -> removals.queue(id, null, cause, EventSource.LOCAL));
        removals.deliverEvents();
    }

    /** Removes overdue entries and notifies listeners of evictions; to be called about once per second. */
    void sweep() {
        memory.table.cleanUp();
        // Listeners are told afterwards: an error of one would leave the other entries in memory without a deadline.
        for (CacheEntry entry : memory.overdue()) {
            removals.expire(entry);
        }
        removals.deliverEvents();
    }

    /** Leaves the cluster; memory goes to disk if the settings want it to be found again at the next start. */
    void close() {
        // Read before leaving the cluster, while the positions of the others are known.
        Positions seen = coherence.lease().positions();
        cluster.leave(replica);
        if (disk != null) {
            if (flushOnStop) {
                flush(disk, seen);
            }
            disk.close();
        }
    }

    private void flush(DiskTier to, Positions seen) {
        List<CacheEntry> entries = memory.live();
        to.flush(entries.stream().map(this::copyForDisk), coherence.self(), seen);
        for (CacheEntry entry : entries) {
            if (memory.table.peek(entry.id) != entry) {
                // Removed or replaced while it was on its way to the disk, where its removal has not found it.
                to.remove(entry.id);
            }
        }
    }

    @Nullable
    Object getSlowly(Object id, EntryOptions options) {
        Found found = finder.lookUp(id, policyOf(options));
        finder.count(found, options.template());
        return found.value();
    }

    /** Returns a lease, within a transaction one that admits no fills: the transaction's snapshot may be older, and what it reads may be rolled back. */
    Lease lease() {
        Lease now = coherence.lease();
        return inTransaction.getAsBoolean() ? now.withoutFills() : now;
    }

    private SharingPolicy policyOf(EntryOptions options) {
        return options.sharingPolicy() == null ? defaults.sharingPolicy() : options.sharingPolicy();
    }

    @Nullable
    Object getOrFill(Object id, Function<Object, Object> source, EntryOptions options) {
        return getOrFill(new SourceRead(id, source, options, null));
    }

    /** @param options of the entry, which its value decides */
    @Nullable
    Object getOrFill(Object id, Function<Object, Object> source, BiFunction<Object, Object, EntryOptions> options) {
        return getOrFill(new SourceRead(id, source, EntryOptions.DEFAULT, options));
    }

    /**
     * Holds the arguments of a read that may call a source.
     *
     * @param known options that are known before the value is
     * @param ofValue the options where the value decides them; else null
     */
    private record SourceRead(
            Object id,
            Function<Object, Object> source,
            EntryOptions known,
            @Nullable BiFunction<Object, Object, EntryOptions> ofValue) {
        EntryOptions options(Object value) {
            return ofValue == null ? known : ArgumentChecks.given(ofValue.apply(id, value), "options");
        }
    }

    private @Nullable Object getOrFill(SourceRead read) {
        Found found = null;
        try {
            if (inTransaction.getAsBoolean() || !link.mayAnswer()) {
                found = lookOrRead(read);
            } else if (settings.singleFlight()) {
                found = sourceCalls.share(read.id, read.known.dependencyIds(), lease -> lookOrFill(read, lease));
            } else {
                found = lookOrFill(read, coherence.lease());
            }
        } finally {
            finder.count(found == null ? Found.NOTHING : found, read.known.template());
        }
        return found.value();
    }

    private Found lookOrFill(SourceRead read, Lease lease) {
        Found found = finder.lookUp(read.id, policyOf(read.known));
        if (found.value() != null) {
            return found;
        }
        Object value = read.source.apply(read.id);
        boolean cached = value != null && writer.fill(read.id, value, read.options(value), lease);
        // If the groups depend on the value, only a successful fill shows that none of them was invalidated.
        return new Found(value, found.where(), null, cached || read.ofValue == null);
    }

    /**
     * Reads without storing the value or sharing a call: what a transaction reads is for itself alone, and what another call has begun to read may be too old.
     */
    private Found lookOrRead(SourceRead read) {
        Found found = finder.lookUp(read.id, policyOf(read.known));
        return found.value() != null ? found : new Found(read.source.apply(read.id), found.where(), null);
    }

    /** Sends aliases to the other members, unless the entry is not shared: their own entries have aliases of their own. */
    void broadcastAliases(Object id, Set<Object> aliases, boolean added) {
        boolean isShared = inspection
                .find(id)
                .map(entry -> entry.options().sharingPolicy())
                .filter(policy -> policy != SharingPolicy.NOT_SHARED)
                .isPresent();
        if (isShared) {
            link.replication().aliased(id, aliases, added);
        }
    }
}
