package org.tradebench.cache.store;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.coherence.Coherence;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.coherence.Positions;
import org.tradebench.cache.event.ChangeListener;
import org.tradebench.cache.event.EventSource;
import org.tradebench.cache.event.InvalidationCause;
import org.tradebench.cache.event.InvalidationListener;
import org.tradebench.cache.event.PreInvalidationListener;
import org.tradebench.cache.spi.AnnouncedUpdate;
import org.tradebench.cache.spi.Cluster;
import org.tradebench.cache.spi.DiskTier;
import org.tradebench.cache.spi.DiskTiers;
import org.tradebench.cache.spi.EntrySnapshot;
import org.tradebench.cache.spi.Stopped;
import org.tradebench.cache.statistics.CacheStatistics;
import org.tradebench.cache.statistics.Counters;
import org.tradebench.cache.store.Finder.Found;

/** A cache instance: its face, which checks what it is given and hands it to the parts. */
public final class LocalCache implements CacheInstance, AutoCloseable {

    private final CacheSettings settings;
    private final Counters counters = new Counters();
    private final Listeners listeners = new Listeners();
    private final Link link = new Link();
    private final Coherence coherence;
    private final Cluster cluster;
    private final DiskTier disk;
    private final Defaults defaults;
    private final Departures departures;
    private final Memory memory;
    private final Removals removals;
    private final Writer writer;
    private final Finder finder;
    private final Flights<Found> flights;
    private final Inspection inspection;
    private final MapViews views;
    private final LocalReplica replica;

    private LocalCache(CacheSettings settings, Parts parts) {
        this.settings = settings;
        this.cluster = parts.cluster();
        this.coherence = new Coherence(cluster.self());
        this.defaults = new Defaults(settings);
        this.disk = settings.disk() == null ? null : parts.disks().open(settings, counters, asOwnerOfTheDisk());
        Times times = new Times(parts.clock(), parts.nanoTime());
        this.departures = new Departures(counters, times, this::copyForDisk, disk, this::somebodyWantsToKnow);
        this.memory = new Memory(
                departure -> Tables.of(settings, departure, parts.upkeep()), departures, coherence, times, disk);
        this.removals = new Removals(
                settings.name(),
                settings.announceEvictions(),
                memory,
                coherence,
                counters,
                listeners,
                departures,
                link);
        Entries entries = new Entries(times, defaults, counters, coherence);
        this.writer = new Writer(settings.name(), memory, coherence, entries, counters, listeners, link, removals);
        this.finder = new Finder(memory, entries, counters, link, removals, writer);
        this.flights = new Flights<>(coherence);
        this.inspection = new Inspection(memory, coherence, disk);
        this.views = new MapViews(memory::ids, this::get);
        this.replica =
                new LocalReplica(settings, coherence, counters, memory, inspection, writer, removals, parts.later());
    }

    /** An instance that is a member of its cluster from now on. To be closed. */
    public static LocalCache open(CacheSettings settings, Parts parts) {
        LocalCache cache = new LocalCache(settings, parts);
        cache.link.connect(cache.cluster.join(cache.replica));
        return cache;
    }

    private EntrySnapshot copyForDisk(CacheEntry entry) {
        return memory.snapshot(entry);
    }

    private boolean somebodyWantsToKnow() {
        return removals.interest();
    }

    private DiskTiers.Owner asOwnerOfTheDisk() {
        return new DiskTiers.Owner() {
            @Override
            public void gone(Object id, InvalidationCause cause) {
                goneFromDisk(id, cause);
            }

            @Override
            public Optional<Set<Object>> missed(Stopped stopped) {
                return cluster.missed(stopped);
            }
        };
    }

    private void goneFromDisk(Object id, InvalidationCause cause) {
        if (!inspection.contains(id, false)) {
            memory.aliases.forget(id);
            removals.tell(id, null, cause, EventSource.LOCAL);
        }
    }

    /** Removes what is overdue and tells of what has been evicted; to be called every second or so. */
    public void sweep() {
        memory.table.settle();
        for (CacheEntry entry : memory.overdue()) {
            removals.expire(entry);
        }
        removals.settle();
    }

    /** Leaves the cluster; memory goes to disk if the settings want it to be found again at the next start. */
    @Override
    public void close() {
        // While it still knows of the others.
        Positions seen = coherence.lease().positions();
        cluster.leave(replica);
        if (disk != null) {
            if (settings.disk().flushOnStop()) {
                flush(seen);
            }
            disk.close();
        }
    }

    private void flush(Positions seen) {
        List<CacheEntry> entries = memory.live();
        disk.flush(entries.stream().map(this::copyForDisk), coherence.self(), seen);
        for (CacheEntry entry : entries) {
            if (memory.table.peek(entry.id) != entry) {
                // Gone or replaced while it was on its way to the disk, where nobody has found it to remove it.
                disk.remove(entry.id);
            }
        }
    }

    @Override
    public String name() {
        return settings.name();
    }

    @Override
    public CacheSettings settings() {
        return settings;
    }

    @Override
    public CacheStatistics statistics() {
        return counters;
    }

    @Override
    public Object get(Object id) {
        Object value = finder.hit(Arguments.id(id));
        return value != null ? value : getSlowly(id, EntryOptions.DEFAULT);
    }

    @Override
    public Object get(Object id, EntryOptions options) {
        Object value = finder.hit(Arguments.id(id));
        return value != null ? value : getSlowly(id, Arguments.given(options, "options"));
    }

    private Object getSlowly(Object id, EntryOptions options) {
        Found found = finder.look(id, policyOf(options));
        finder.count(found, options.template());
        return found.value();
    }

    private SharingPolicy policyOf(EntryOptions options) {
        return options.sharingPolicy() == null ? defaults.sharingPolicy() : options.sharingPolicy();
    }

    @Override
    public Object get(Object id, Function<Object, Object> source, EntryOptions options) {
        Object value = finder.hit(Arguments.id(id));
        return value != null
                ? value
                : getOrFill(id, Arguments.given(source, "source"), Arguments.given(options, "options"));
    }

    private Object getOrFill(Object id, Function<Object, Object> source, EntryOptions options) {
        Found found = null;
        try {
            found = settings.singleFlight()
                    ? flights.fly(id, options.dependencyIds(), lease -> lookOrFill(id, source, options, lease))
                    : lookOrFill(id, source, options, coherence.lease());
        } finally {
            finder.count(found == null ? Found.NOTHING : found, options.template());
        }
        return found.value();
    }

    private Found lookOrFill(Object id, Function<Object, Object> source, EntryOptions options, Lease lease) {
        Found found = finder.look(id, policyOf(options));
        if (found.value() != null) {
            return found;
        }
        Object value = source.apply(id);
        if (value != null) {
            writer.fill(id, value, options, lease);
        }
        return new Found(value, found.where(), null);
    }

    @Override
    public Object computeIfAbsent(Object id, Function<? super Object, ?> source) {
        return get(id, Arguments.given(source, "source")::apply, defaults.ofPlainPuts());
    }

    @Override
    public Lease lease() {
        return coherence.lease();
    }

    @Override
    public boolean fill(Object id, Object value, EntryOptions options, Lease lease) {
        return writer.fill(
                Arguments.id(id),
                Arguments.value(value),
                Arguments.given(options, "options"),
                Arguments.given(lease, "lease"));
    }

    @Override
    public Object put(Object id, Object value) {
        return put(id, value, defaults.ofPlainPuts());
    }

    @Override
    public Object put(Object id, Object value, EntryOptions options) {
        return writer.put(Arguments.id(id), Arguments.value(value), Arguments.given(options, "options"));
    }

    @Override
    public Object put(
            Object id, Object value, int priority, int timeToLive, int sharingPolicy, Object[] dependencyIds) {
        return put(id, value, priority, timeToLive, -1, sharingPolicy, dependencyIds);
    }

    @Override
    public Object put(
            Object id,
            Object value,
            int priority,
            int timeToLive,
            int inactivityTime,
            int sharingPolicy,
            Object[] dependencyIds) {
        return put(id, value, Arguments.options(priority, timeToLive, inactivityTime, sharingPolicy, dependencyIds));
    }

    @Override
    public void putAll(Map<?, ?> entries) {
        Arguments.given(entries, "map").forEach(this::put);
    }

    @Override
    public Object remove(Object id) {
        Object seen = get(id);
        // Afterwards its aliases are forgotten.
        Object itself = inspection.idOf(id);
        Removed.Gone gone = removals.invalidate(Set.of(id), true).of(itself);
        if (gone == null) {
            return null;
        }
        return gone.value() != null ? gone.value() : seen;
    }

    @Override
    public void invalidate(Object name) {
        invalidate(name, true);
    }

    @Override
    public void invalidate(Object name, boolean wait) {
        removals.invalidate(Set.of(Arguments.id(name)), wait);
    }

    @Override
    public void invalidateAll(Set<?> names, boolean wait) {
        for (Object name : Arguments.given(names, "names")) {
            Arguments.id(name);
        }
        removals.invalidate(names, wait);
    }

    @Override
    public AnnouncedUpdate announce(Set<?> names) {
        Set<Object> all = Set.copyOf(Arguments.given(names, "names"));
        if (all.isEmpty()) {
            throw new IllegalArgumentException("an update of no name; one or more would be right");
        }
        return link.replication().announce(all);
    }

    @Override
    public void clear() {
        removals.clear();
    }

    @Override
    public void clearMemory(boolean clearDisk) {
        if (clearDisk || disk == null) {
            memory.emptyAll();
            removals.tellAllGone(EventSource.LOCAL);
        } else {
            memory.empty(departures::offer);
        }
    }

    @Override
    public int size() {
        return inspection.size(false);
    }

    @Override
    public int size(boolean includeDisk) {
        return inspection.size(includeDisk);
    }

    @Override
    public boolean isEmpty() {
        return size() == 0;
    }

    @Override
    public boolean containsKey(Object id) {
        return inspection.contains(Arguments.id(id), false);
    }

    @Override
    public boolean containsKey(Object id, boolean includeDisk) {
        return inspection.contains(Arguments.id(id), includeDisk);
    }

    @Override
    public boolean containsValue(Object value) {
        return views.values().contains(Arguments.value(value));
    }

    @Override
    public Set<Object> keySet() {
        return views.keySet();
    }

    @Override
    public Set<Object> keySet(boolean includeDisk) {
        return inspection.ids(includeDisk);
    }

    @Override
    public Collection<Object> values() {
        return views.values();
    }

    @Override
    public Set<Map.Entry<Object, Object>> entrySet() {
        return views.entrySet();
    }

    @Override
    public void addAlias(Object id, Object[] added) {
        Object target = inspection.idOf(Arguments.id(id));
        Set<Object> all = Arguments.names(Arguments.given(added, "aliases"), "alias");
        if (!memory.alias(target, all)) {
            throw new IllegalArgumentException(
                    "aliases for " + id + ", which is not in cache '" + name() + "'; put it first");
        }
        tellOthers(target, all, true);
    }

    @Override
    public void removeAlias(Object alias) {
        Object id = memory.aliases.remove(Arguments.id(alias));
        if (id != null) {
            tellOthers(id, Set.of(alias), false);
        }
    }

    /** Of an entry that is not shared, the others have one of their own if any, with names of its own. */
    private void tellOthers(Object id, Set<Object> aliases, boolean added) {
        boolean isShared = inspection
                .find(id)
                .map(entry -> entry.options().sharingPolicy())
                .filter(policy -> policy != SharingPolicy.NOT_SHARED)
                .isPresent();
        if (isShared) {
            link.replication().aliased(id, aliases, added);
        }
    }

    @Override
    public void setSharingPolicy(SharingPolicy policy) {
        defaults.setSharingPolicy(Arguments.given(policy, "sharing policy"));
    }

    @Override
    public SharingPolicy getSharingPolicy() {
        return defaults.sharingPolicy();
    }

    @Override
    public void setTimeToLive(int seconds) {
        defaults.setTimeToLive(Arguments.seconds(seconds, "time to live"));
    }

    @Override
    public void setPriority(int priority) {
        defaults.setPriority(Arguments.priority(priority));
    }

    @Override
    public void releaseLruEntries(int count) {
        memory.table.evict(Arguments.count(count));
        removals.settle();
    }

    @Override
    public boolean enableListener(boolean enable) {
        listeners.enable(enable);
        return true;
    }

    @Override
    public boolean addInvalidationListener(InvalidationListener listener) {
        return listeners.addOfInvalidations(Arguments.given(listener, "listener"));
    }

    @Override
    public boolean removeInvalidationListener(InvalidationListener listener) {
        return listeners.removeOfInvalidations(listener);
    }

    @Override
    public boolean addChangeListener(ChangeListener listener) {
        return listeners.addOfChanges(Arguments.given(listener, "listener"));
    }

    @Override
    public boolean removeChangeListener(ChangeListener listener) {
        return listeners.removeOfChanges(listener);
    }

    @Override
    public boolean addPreInvalidationListener(PreInvalidationListener listener) {
        return listeners.setVeto(Arguments.given(listener, "listener"));
    }

    @Override
    public boolean removePreInvalidationListener(PreInvalidationListener listener) {
        return listeners.removeVeto(listener);
    }

    @Override
    public Optional<EntrySnapshot> inspect(Object id) {
        return inspection.find(Arguments.id(id));
    }

    @Override
    public Stream<EntrySnapshot> entries() {
        return inspection.entries();
    }

    @Override
    public Set<Object> dependencyIds() {
        return memory.groups();
    }

    @Override
    public Set<Object> members(Object dependencyId) {
        return inspection.members(Arguments.id(dependencyId));
    }

    @Override
    public Set<Object> idsOnDisk() {
        return disk == null ? Set.of() : disk.ids();
    }

    @Override
    public long bytesOnDisk() {
        return disk == null ? 0 : disk.bytes();
    }

    @Override
    public Set<Object> aliases(Object id) {
        return memory.aliases.of(inspection.idOf(Arguments.id(id)));
    }

    @Override
    public String toString() {
        return "cache '" + name() + "'";
    }
}
