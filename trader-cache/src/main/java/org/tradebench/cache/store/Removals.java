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
import org.tradebench.cache.store.Listeners.Notice;
import org.tradebench.cache.store.Memory.Arrival;
import org.tradebench.cache.store.Memory.Condition;

/** Removes entries for every cause, counts them, informs the cluster and notifies listeners. */
record Removals(
        String cacheName,
        boolean announceEvictions,
        Memory memory,
        EntryRemover remover,
        Coherence coherence,
        Counters counters,
        Listeners listeners,
        ReplicationLink link) {
    static final Object EVERYTHING = "*";

    /** Maximum evictions in a row that a listener may undo; beyond that the bound on memory takes precedence. */
    private static final int MAX_VETOES = 16;

    /** Invalidates for the application entries of these ids and aliases, and members of these groups, everywhere. Outside all locks. */
    RemovedEntries invalidate(Set<?> named, boolean wait) {
        RemovedEntries removed = new RemovedEntries(InvalidationCause.EXPLICIT, EventSource.LOCAL, this::queue);
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
        deliverEvents();
        if (wait) {
            link.replication().flush();
        }
        return removed;
    }

    /**
     * Invalidates the id everywhere if its entry here has this value. Outside all locks.
     *
     * @return whether the entry had the value
     */
    boolean invalidateIf(Object id, Object value) {
        if (!listeners.mayInvalidate(id, EventSource.LOCAL, InvalidationCause.EXPLICIT)) {
            return false;
        }
        RemovedEntries removed = new RemovedEntries(InvalidationCause.EXPLICIT, EventSource.LOCAL, this::queue);
        Set<Object> names = Set.of(id);
        Set<Object> spared = spared(names, removed);
        boolean done = coherence.invalidateIf(names, (number, setTombstones) -> {
            if (!remover.removeIf(id, value, setTombstones, removed)) {
                return false;
            }
            remover.removeGroup(id, spared, removed);
            link.replication().invalidated(number, names, removed.cause);
            return true;
        });
        if (done) {
            count(removed, CacheCounter.INVALIDATED_LOCALLY);
            deliverEvents();
            link.replication().flush();
        }
        return done;
    }

    /** Invalidates for another member. Called with the instance's invalidations locked: {@link #deliverEvents} must follow later. */
    RemovedEntries invalidateHere(Set<Object> named, InvalidationCause cause) {
        RemovedEntries removed = new RemovedEntries(cause, EventSource.REMOTE, this::queue);
        Set<Object> names = permitted(withIdsOfAliases(named), removed);
        remove(names, spared(names, removed), removed);
        count(removed, CacheCounter.INVALIDATED_REMOTELY);
        return removed;
    }

    void clear() {
        if (!listeners.mayInvalidate(EVERYTHING, EventSource.LOCAL, InvalidationCause.CLEAR_ALL)) {
            return;
        }
        coherence.invalidate(Set.of(), number -> {
            removeAll(EventSource.LOCAL);
            link.replication().invalidated(number, Set.of(), InvalidationCause.CLEAR_ALL);
        });
        counters.count(CacheCounter.CLEARS);
        deliverEvents();
        link.replication().flush();
    }

    /** Clears for another member. Called with the instance's invalidations locked: {@link #deliverEvents} must follow later. */
    boolean clearHere() {
        if (!listeners.mayInvalidate(EVERYTHING, EventSource.REMOTE, InvalidationCause.CLEAR_ALL)) {
            return false;
        }
        removeAll(EventSource.REMOTE);
        counters.count(CacheCounter.CLEARS);
        return true;
    }

    /** Empties memory and disk; {@link #deliverEvents} must follow outside all locks. */
    void removeAll(EventSource source) {
        if (listeners.hasInvalidationListeners()) {
            remover.emptyAll(() -> queue(EVERYTHING, null, InvalidationCause.CLEAR_ALL, source));
        } else {
            remover.emptyAll();
        }
    }

    /** Removes an entry if it is overdue; {@link #deliverEvents} must follow outside all locks. */
    void expire(CacheEntry entry) {
        InvalidationCause cause = entry.overdue(memory.times.now());
        if (cause == null) {
            return;
        }
        RemovedEntries removed = new RemovedEntries(cause, EventSource.LOCAL, this::queue);
        if (remover.remove(entry, removed)) {
            counters.count(EvictedEntries.ofTimeout(cause), entry.options.template());
            announce(entry.id, cause);
        }
    }

    boolean wantsEvictions() {
        return announceEvictions || listeners.hasInvalidationListeners() || listeners.hasVeto();
    }

    /** Delivers all queued events to the listeners, and lets the table do deferred work before. To be called after each change, without holding a lock. */
    void deliverEvents() {
        memory.table.afterChanges();
        if (listeners.isQueueEmpty()) {
            return;
        }
        Vetoes vetoes = new Vetoes();
        listeners.deliverQueued(notice -> deliver(notice, vetoes));
    }

    /** Counts evictions in a row that a listener has undone. */
    private static final class Vetoes {
        private int number;
    }

    private void deliver(Notice notice, Vetoes vetoes) {
        if (notice instanceof Notice.Changed changed) {
            listeners.deliver(changed.event());
        } else if (notice instanceof Notice.Gone gone) {
            listeners.deliver(gone.event());
        } else if (notice instanceof Notice.Evicted evicted && !isReinserted(evicted, vetoes)) {
            CacheEntry entry = evicted.entry();
            if (listeners.hasInvalidationListeners()) {
                listeners.deliver(event(entry.id, entry.value, evicted.cause(), EventSource.LOCAL));
            }
            announce(entry.id, evicted.cause());
        }
    }

    /** Returns whether the listener has vetoed an eviction and the entry is stored again. */
    private boolean isReinserted(Notice.Evicted evicted, Vetoes vetoes) {
        CacheEntry entry = evicted.entry();
        if (evicted.cause() != InvalidationCause.LRU
                || vetoes.number >= MAX_VETOES
                || listeners.mayInvalidate(entry.id, EventSource.LOCAL, evicted.cause())) {
            return false;
        }
        vetoes.number++;
        boolean reinserted = reinsert(evicted);
        memory.table.afterChanges();
        return reinserted;
    }

    /** Stores an evicted entry once more, with those of its aliases that no other entry has by now, unless one of its names was invalidated meanwhile. */
    private boolean reinsert(Notice.Evicted evicted) {
        CacheEntry entry = evicted.entry();
        Arrival naming = replaced -> memory.aliases.restore(entry.id, evicted.aliases());
        if (!admitsAliases(evicted)
                || !memory.store(entry.copyForReinsertion(memory.times), Set.of(), Condition.LEASE_AND_ABSENCE, naming)
                        .accepted()) {
            return false;
        }
        // Once more: whoever invalidates an alias from here on finds the entry by it.
        if (admitsAliases(evicted)) {
            return true;
        }
        CacheEntry back = memory.table.peek(entry.id);
        if (back != null && back.value == entry.value) {
            // Listeners are told of its eviction only.
            remover.remove(
                    back, new RemovedEntries(evicted.cause(), EventSource.LOCAL, (id, value, cause, source) -> {}));
        }
        return false;
    }

    /** Returns whether no alias of an evicted entry was invalidated since. */
    private boolean admitsAliases(Notice.Evicted evicted) {
        return evicted.aliases().isEmpty() || coherence.admits(evicted.known(), evicted.entry().id, evicted.aliases());
    }

    /**
     * Sends an eviction or expiry to the cluster as an invalidation, as DynaCache does. Nothing has changed in the database, so nothing more is removed here.
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
        if (listeners.hasVeto()) {
            names.removeIf(name -> !listeners.mayInvalidate(name, removed.source, removed.cause));
        }
        return names;
    }

    /** Returns the members that the listener wants to keep though their group goes. */
    private Set<Object> spared(Set<Object> names, RemovedEntries removed) {
        if (!listeners.hasVeto()) {
            return Set.of();
        }
        Set<Object> spared = new HashSet<>();
        for (Object name : names) {
            for (Object id : idsOf(name)) {
                if (!listeners.mayInvalidate(id, removed.source, removed.cause)) {
                    spared.add(id);
                }
            }
        }
        return spared;
    }

    /** Returns the ids of the group's members in memory and on disk. */
    private Set<Object> idsOf(Object group) {
        Set<Object> ids = new LinkedHashSet<>(memory.groups.ids(group));
        if (memory.disk != null) {
            ids.addAll(memory.disk.members(group));
        }
        return ids;
    }

    private void remove(Set<Object> names, Set<Object> spared, RemovedEntries removed) {
        for (Object name : names) {
            remover.removeId(name, removed);
            remover.removeGroup(name, spared, removed);
        }
    }

    private void count(RemovedEntries removed, CacheCounter counter) {
        for (RemovedEntries.RemovedEntry gone : removed.all()) {
            counters.count(counter, gone.template());
        }
    }

    /** Queues the event of a removed entry, which the next {@link #deliverEvents} delivers. To be called while its id is locked. */
    void queue(Object id, @Nullable Object value, InvalidationCause cause, EventSource source) {
        if (listeners.hasInvalidationListeners()) {
            listeners.queue(new Notice.Gone(event(id, value, cause, source)));
        }
    }

    private InvalidationEvent event(Object id, @Nullable Object value, InvalidationCause cause, EventSource source) {
        Instant now = Instant.ofEpochMilli(memory.times.wallMillis());
        return new InvalidationEvent(id, value, cause, source, cacheName, now);
    }
}
