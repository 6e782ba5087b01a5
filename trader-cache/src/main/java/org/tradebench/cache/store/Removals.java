package org.tradebench.cache.store;

import java.time.Instant;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.coherence.Coherence;
import org.tradebench.cache.event.EventSource;
import org.tradebench.cache.event.InvalidationCause;
import org.tradebench.cache.event.InvalidationEvent;
import org.tradebench.cache.statistics.CacheCounter;
import org.tradebench.cache.statistics.Counters;
import org.tradebench.cache.store.EvictedEntries.Departed;
import org.tradebench.cache.store.Memory.Condition;

/** Removes, counts, tells the cluster and tells listeners, in this order, for every way in which entries go. */
record Removals(
        String cacheName,
        boolean announceEvictions,
        Memory memory,
        Coherence coherence,
        Counters counters,
        Listeners listeners,
        EvictedEntries departures,
        ReplicationLink link) {
    static final Object EVERYTHING = "*";

    /** After so many refusals in a row the bound on memory is worth more than the listener's word. */
    private static final int MOST_VETOES = 16;

    /** Invalidates for the application entries of these ids and aliases, and members of these groups, everywhere. Outside all locks. */
    RemovedEntries invalidate(Set<?> named, boolean wait) {
        RemovedEntries removed = new RemovedEntries(InvalidationCause.EXPLICIT, EventSource.LOCAL);
        Set<Object> names = permitted(withIdsOfAliases(named), removed);
        if (names.isEmpty()) {
            return removed;
        }
        Set<Object> spared = spared(names, removed);
        coherence.invalidate(names, number -> {
            remove(names, spared, removed);
            link.replication().invalidated(number, names, removed.cause);
        });
        count(removed, CacheCounter.INVALIDATED_LOCALLY);
        tell(removed);
        settle();
        if (wait) {
            link.replication().flush(true);
        }
        return removed;
    }

    /** Invalidates for another member. Called with the instance's invalidations locked: whoever calls it tells the listeners later. */
    RemovedEntries invalidateHere(Set<Object> named, InvalidationCause cause) {
        RemovedEntries removed = new RemovedEntries(cause, EventSource.REMOTE);
        Set<Object> names = permitted(withIdsOfAliases(named), removed);
        remove(names, spared(names, removed), removed);
        count(removed, CacheCounter.INVALIDATED_REMOTELY);
        return removed;
    }

    void clear() {
        if (!listeners.mayGo(EVERYTHING, EventSource.LOCAL, InvalidationCause.CLEAR_ALL)) {
            return;
        }
        coherence.invalidate(Set.of(), number -> {
            memory.emptyAll();
            link.replication().invalidated(number, Set.of(), InvalidationCause.CLEAR_ALL);
        });
        cleared(EventSource.LOCAL);
        link.replication().flush(true);
    }

    /** Clears for another member. Called with the instance's invalidations locked. */
    boolean clearHere() {
        if (!listeners.mayGo(EVERYTHING, EventSource.REMOTE, InvalidationCause.CLEAR_ALL)) {
            return false;
        }
        memory.emptyAll();
        return true;
    }

    void cleared(EventSource source) {
        counters.count(CacheCounter.CLEARS);
        tellAllGone(source);
    }

    void tellAllGone(EventSource source) {
        tell(EVERYTHING, null, InvalidationCause.CLEAR_ALL, source);
        settle();
    }

    void expire(CacheEntry entry) {
        InvalidationCause cause = entry.overdue(memory.times.now());
        if (cause == null) {
            return;
        }
        RemovedEntries removed = new RemovedEntries(cause, EventSource.LOCAL);
        if (memory.remove(entry, removed)) {
            counters.count(EvictedEntries.ofTimeout(cause), entry.options.template());
            tell(removed);
            announce(entry.id, cause);
        }
    }

    boolean interest() {
        return announceEvictions || listeners.hearInvalidations() || listeners.mayVeto();
    }

    /** Tells of the evictions since. Outside all locks. */
    void settle() {
        int vetoes = 0;
        Departed departed;
        while ((departed = departures.next()) != null) {
            CacheEntry entry = departed.entry();
            if (departed.cause() == InvalidationCause.LRU
                    && vetoes < MOST_VETOES
                    && !listeners.mayGo(entry.id, EventSource.LOCAL, departed.cause())) {
                vetoes++;
                if (memory.store(entry.again(memory.times), Set.of(), Condition.LEASE_AND_ABSENCE)
                        .accepted()) {
                    continue;
                }
            }
            tell(entry.id, entry.value, departed.cause(), EventSource.LOCAL);
            announce(entry.id, departed.cause());
        }
    }

    /**
     * Tells the cluster of evictions and expiries as of invalidations, as DynaCache does. Nothing has changed in the database: nothing more is removed here.
     */
    private void announce(Object id, InvalidationCause cause) {
        if (announceEvictions) {
            Set<Object> names = Set.of(id);
            coherence.invalidate(names, number -> link.replication().invalidated(number, names, cause));
        }
    }

    private Set<Object> withIdsOfAliases(Set<?> named) {
        Set<Object> names = new LinkedHashSet<>(named);
        if (!memory.aliases.isEmpty()) {
            for (Object name : named) {
                Object id = memory.aliases.idOf(name);
                if (id != null) {
                    names.add(id);
                }
            }
        }
        return names;
    }

    private Set<Object> permitted(Set<Object> names, RemovedEntries removed) {
        if (listeners.mayVeto()) {
            names.removeIf(name -> !listeners.mayGo(name, removed.source, removed.cause));
        }
        return names;
    }

    /** Returns the members that the listener wants to keep though their group goes. */
    private Set<Object> spared(Set<Object> names, RemovedEntries removed) {
        if (!listeners.mayVeto()) {
            return Set.of();
        }
        Set<Object> spared = new HashSet<>();
        for (Object name : names) {
            for (CacheEntry member : memory.members(name)) {
                if (!listeners.mayGo(member.id, removed.source, removed.cause)) {
                    spared.add(member.id);
                }
            }
        }
        return spared;
    }

    private void remove(Set<Object> names, Set<Object> spared, RemovedEntries removed) {
        for (Object name : names) {
            memory.removeId(name, removed);
            memory.removeGroup(name, spared, removed);
        }
    }

    private void count(RemovedEntries removed, CacheCounter counter) {
        for (RemovedEntries.RemovedEntry gone : removed.all()) {
            counters.count(counter, gone.template());
        }
    }

    void tell(RemovedEntries removed) {
        for (RemovedEntries.RemovedEntry gone : removed.all()) {
            tell(gone.id(), gone.value(), removed.cause, removed.source);
        }
    }

    void tell(Object id, @Nullable Object value, InvalidationCause cause, EventSource source) {
        if (listeners.hearInvalidations()) {
            Instant now = Instant.ofEpochMilli(memory.times.wallMillis());
            listeners.tell(new InvalidationEvent(id, value, cause, source, cacheName, now));
        }
    }
}
