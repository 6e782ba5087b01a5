package org.tradebench.cache.store;

import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.AnnouncedUpdate;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.event.ChangeListener;
import org.tradebench.cache.event.EventSource;
import org.tradebench.cache.event.InvalidationListener;
import org.tradebench.cache.event.PreInvalidationListener;
import org.tradebench.cache.statistics.CacheStatistics;

/** Implements a cache instance: checks the arguments and calls its parts. */
public final class LocalCache implements CacheInstance, AutoCloseable {
    private final Engine engine;
    private final CacheSettings settings;
    private final Listeners listeners;
    private final EntryFactory.Defaults defaults;
    private final Memory memory;
    private final Removals removals;
    private final Writer writer;
    private final Inspection inspection;
    private final MapViews views;

    /** Held directly, as the next two are: each object on the way to an entry would make every hit slower. */
    private final EntryTable table;

    private final ReplicationLink link;
    private final CacheClock times;

    private LocalCache(Engine engine) {
        this.engine = engine;
        this.settings = engine.settings;
        this.listeners = engine.listeners;
        this.defaults = engine.defaults;
        this.memory = engine.memory;
        this.removals = engine.removals;
        this.writer = engine.writer;
        this.inspection = engine.inspection;
        this.table = memory.table;
        this.link = engine.link;
        this.times = memory.times;
        this.views = new MapViews(memory::ids, this::get);
    }

    /** Opens an instance that is a member of its cluster from now on. To be closed. */
    public static LocalCache open(CacheSettings settings, InstanceParts parts) {
        Engine engine = new Engine(settings, parts);
        engine.join();
        return new LocalCache(engine);
    }

    /** Removes overdue entries and notifies listeners of evictions; to be called about once per second. */
    public void sweep() {
        engine.sweep();
    }

    /** Leaves the cluster; memory goes to disk if the settings want it to be found again at the next start. */
    @Override
    public void close() {
        engine.close();
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
        return engine.counters;
    }

    /** Returns the value if it is in memory under this very id; the shortest way, which counts hits only. */
    private @Nullable Object hit(Object id) {
        CacheEntry entry = table.get(id);
        // Checked after the entry was found and before it is hit: an entry invalidated in between is dead by then.
        if (entry == null || !link.mayAnswer() || !entry.hit(times)) {
            return null;
        }
        entry.traits.hits().increment();
        return entry.value;
    }

    @Override
    public @Nullable Object get(Object id) {
        Object value = hit(ArgumentChecks.id(id));
        return value != null ? value : engine.getSlowly(id, EntryOptions.DEFAULT);
    }

    @Override
    public @Nullable Object get(Object id, EntryOptions options) {
        Object value = hit(ArgumentChecks.id(id));
        return value != null ? value : engine.getSlowly(id, ArgumentChecks.given(options, "options"));
    }

    @Override
    public @Nullable Object get(Object id, Function<Object, Object> source, EntryOptions options) {
        Object value = hit(ArgumentChecks.id(id));
        return value != null
                ? value
                : engine.getOrFill(
                        id, ArgumentChecks.given(source, "source"), ArgumentChecks.given(options, "options"));
    }

    @Override
    public @Nullable Object get(
            Object id, Function<Object, Object> source, BiFunction<Object, Object, EntryOptions> options) {
        Object value = hit(ArgumentChecks.id(id));
        return value != null
                ? value
                : engine.getOrFill(
                        id, ArgumentChecks.given(source, "source"), ArgumentChecks.given(options, "options"));
    }

    @Override
    public @Nullable Object computeIfAbsent(Object id, Function<? super Object, ?> source) {
        return get(id, ArgumentChecks.given(source, "source")::apply, defaults.ofPlainPuts());
    }

    @Override
    public Lease lease() {
        return engine.lease();
    }

    @Override
    public boolean fill(Object id, Object value, EntryOptions options, Lease lease) {
        return writer.fill(
                ArgumentChecks.id(id),
                ArgumentChecks.value(value),
                ArgumentChecks.given(options, "options"),
                ArgumentChecks.given(lease, "lease"));
    }

    @Override
    public @Nullable Object put(Object id, Object value) {
        return put(id, value, defaults.ofPlainPuts());
    }

    @Override
    public @Nullable Object put(Object id, Object value, EntryOptions options) {
        return writer.put(ArgumentChecks.id(id), ArgumentChecks.value(value), ArgumentChecks.given(options, "options"));
    }

    @Override
    public @Nullable Object put(
            Object id,
            Object value,
            int priority,
            int timeToLive,
            int sharingPolicy,
            Object @Nullable [] dependencyIds) {
        return put(id, value, priority, timeToLive, -1, sharingPolicy, dependencyIds);
    }

    @Override
    public @Nullable Object put(
            Object id,
            Object value,
            int priority,
            int timeToLive,
            int inactivityTime,
            int sharingPolicy,
            Object @Nullable [] dependencyIds) {
        return put(
                id, value, ArgumentChecks.options(priority, timeToLive, inactivityTime, sharingPolicy, dependencyIds));
    }

    @Override
    public void putAll(Map<?, ?> entries) {
        ArgumentChecks.given(entries, "map").forEach(this::put);
    }

    @Override
    public @Nullable Object remove(Object id) {
        Object seen = get(id);
        // Looked up now, because the removal forgets its aliases.
        Object itself = inspection.idOf(id);
        RemovedEntries.RemovedEntry gone = removals.invalidate(Set.of(id), true).of(itself);
        if (gone == null) {
            return null;
        }
        return gone.value() != null ? gone.value() : seen;
    }

    @Override
    public @Nullable Object putIfAbsent(Object id, Object value) {
        CacheEntry existing = putIf(id, value, Objects::isNull).existing();
        return existing == null ? null : existing.value;
    }

    @Override
    public @Nullable Object replace(Object id, Object value) {
        CacheEntry existing = putIf(id, value, Objects::nonNull).existing();
        return existing == null ? null : existing.value;
    }

    @Override
    public boolean replace(Object id, Object expected, Object value) {
        ArgumentChecks.given(expected, "expected value");
        return putIf(id, value, existing -> existing != null && existing.value.equals(expected))
                .accepted();
    }

    private Memory.Stored putIf(Object id, Object value, Predicate<@Nullable CacheEntry> expected) {
        return writer.put(
                loadIntoMemory(id),
                ArgumentChecks.value(value),
                defaults.ofPlainPuts(),
                Memory.Condition.expecting(expected));
    }

    @Override
    public boolean remove(Object id, @Nullable Object value) {
        return value != null && removals.invalidateIf(loadIntoMemory(id), value);
    }

    /** Returns the id that an id or alias stands for, after bringing its entry into memory from the disk or from another member. */
    private Object loadIntoMemory(Object id) {
        get(id);
        return inspection.idOf(id);
    }

    @Override
    public void invalidate(Object name) {
        invalidate(name, true);
    }

    @Override
    public void invalidate(Object name, boolean wait) {
        removals.invalidate(Set.of(ArgumentChecks.id(name)), wait);
    }

    @Override
    public void invalidateAll(Set<?> names, boolean wait) {
        for (Object name : ArgumentChecks.given(names, "names")) {
            ArgumentChecks.id(name);
        }
        removals.invalidate(names, wait);
    }

    @Override
    public AnnouncedUpdate announce(Set<?> names) {
        Set<Object> all = Set.copyOf(ArgumentChecks.given(names, "names"));
        if (all.isEmpty()) {
            throw new IllegalArgumentException("an update without a name; expected one or more");
        }
        return engine.link.replication().announce(all);
    }

    @Override
    public void clear() {
        removals.clear();
    }

    @Override
    public void clearMemory(boolean clearDisk) {
        if (clearDisk || engine.disk == null) {
            removals.removeAll(EventSource.LOCAL);
            removals.deliverEvents();
        } else {
            engine.remover.empty(engine.evictedEntries::offer);
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
        return inspection.contains(ArgumentChecks.id(id), false);
    }

    @Override
    public boolean containsKey(Object id, boolean includeDisk) {
        return inspection.contains(ArgumentChecks.id(id), includeDisk);
    }

    @Override
    public boolean containsValue(Object value) {
        return views.values().contains(ArgumentChecks.value(value));
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
        Object target = inspection.idOf(ArgumentChecks.id(id));
        Set<Object> all = ArgumentChecks.names(ArgumentChecks.given(added, "aliases"), "alias");
        if (!memory.alias(target, all)) {
            throw new IllegalArgumentException(
                    "aliases for " + id + ", which is not in cache '" + name() + "'; put it first");
        }
        engine.broadcastAliases(target, all, true);
    }

    @Override
    public void removeAlias(Object alias) {
        Object id = memory.removeAlias(ArgumentChecks.id(alias));
        if (id != null) {
            engine.broadcastAliases(id, Set.of(alias), false);
        }
    }

    @Override
    public void setSharingPolicy(SharingPolicy policy) {
        defaults.setSharingPolicy(ArgumentChecks.given(policy, "sharing policy"));
    }

    @Override
    public SharingPolicy getSharingPolicy() {
        return defaults.sharingPolicy();
    }

    @Override
    public void setTimeToLive(int seconds) {
        defaults.setTimeToLive(ArgumentChecks.seconds(seconds, "time to live"));
    }

    @Override
    public void setPriority(int priority) {
        defaults.setPriority(ArgumentChecks.priority(priority));
    }

    @Override
    public void releaseLruEntries(int count) {
        memory.table.evict(ArgumentChecks.count(count));
        removals.deliverEvents();
    }

    @Override
    public boolean enableListener(boolean enable) {
        listeners.enable(enable);
        return true;
    }

    @Override
    public boolean addInvalidationListener(InvalidationListener listener) {
        return listeners.addInvalidationListener(ArgumentChecks.given(listener, "listener"));
    }

    @Override
    public boolean removeInvalidationListener(InvalidationListener listener) {
        return listeners.removeInvalidationListener(listener);
    }

    @Override
    public boolean addChangeListener(ChangeListener listener) {
        return listeners.addChangeListener(ArgumentChecks.given(listener, "listener"));
    }

    @Override
    public boolean removeChangeListener(ChangeListener listener) {
        return listeners.removeChangeListener(listener);
    }

    @Override
    public boolean addPreInvalidationListener(PreInvalidationListener listener) {
        return listeners.setVeto(ArgumentChecks.given(listener, "listener"));
    }

    @Override
    public boolean removePreInvalidationListener(PreInvalidationListener listener) {
        return listeners.removeVeto(listener);
    }

    @Override
    public Optional<EntrySnapshot> inspect(Object id) {
        return inspection.find(ArgumentChecks.id(id));
    }

    @Override
    public Optional<EntrySnapshot> servable(Object id) {
        return inspection.find(ArgumentChecks.id(id), engine.link::mayAnswer);
    }

    @Override
    public Stream<EntrySnapshot> entries() {
        return inspection.entries();
    }

    @Override
    public Set<Object> dependencyIds() {
        return inspection.groups();
    }

    @Override
    public Set<Object> members(Object dependencyId) {
        return inspection.members(ArgumentChecks.id(dependencyId));
    }

    @Override
    public Set<Object> idsOnDisk() {
        return engine.disk == null ? Set.of() : engine.disk.ids();
    }

    @Override
    public long bytesOnDisk() {
        return engine.disk == null ? 0 : engine.disk.bytes();
    }

    @Override
    public Set<Object> aliases(Object id) {
        return memory.aliases.of(inspection.idOf(ArgumentChecks.id(id)));
    }

    @Override
    public long nanoTime() {
        return memory.times.nanoTime();
    }

    @Override
    public String toString() {
        return "cache '" + name() + "'";
    }
}
