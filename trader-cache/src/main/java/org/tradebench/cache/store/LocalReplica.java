package org.tradebench.cache.store;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.stream.Stream;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.coherence.Coherence;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.event.EventSource;
import org.tradebench.cache.event.InvalidationCause;
import org.tradebench.cache.spi.Replica;
import org.tradebench.cache.statistics.CacheCounter;
import org.tradebench.cache.statistics.Counters;

/** Lets the cluster act on the instance. Removals come with the instance's invalidations locked; listeners are called afterwards. */
record LocalReplica(
        CacheSettings settings,
        Coherence coherence,
        Counters counters,
        Memory memory,
        Inspection inspection,
        Writer writer,
        Removals removals,
        Executor later)
        implements Replica {
    @Override
    public void remove(Set<Object> names, InvalidationCause cause) {
        if (!names.isEmpty()) {
            if (!removals.invalidateHere(names, cause).all().isEmpty()) {
                later.execute(removals::deliverEvents);
            }
        } else if (cause != InvalidationCause.CLEAR_ALL) {
            // Replaces names that could not be sent: no listener may keep what may be old.
            flushAll();
        } else if (removals.clearHere()) {
            later.execute(removals::deliverEvents);
        }
    }

    @Override
    public void flushAll() {
        removals.removeAll(EventSource.REMOTE);
        counters.count(CacheCounter.COHERENCE_FLUSHES);
        later.execute(removals::deliverEvents);
    }

    @Override
    public boolean accept(EntrySnapshot entry) {
        return writer.accept(entry) != Writer.Acceptance.OVERTAKEN;
    }

    @Override
    public void alias(Object id, Set<Object> aliases, boolean added) {
        if (!added) {
            aliases.forEach(memory::removeAlias);
            return;
        }
        memory.alias(id, aliases);
        CacheEntry entry = memory.live(id);
        // The alias may have been invalidated while it was queued, and thus unknown here.
        if (entry != null && !coherence.admits(entry.lease, id, aliases)) {
            remove(Set.of(id), InvalidationCause.EXPLICIT);
        }
    }

    @Override
    public Optional<EntrySnapshot> find(Object id) {
        return inspection.find(id);
    }

    /** Returns snapshots with one lease from before the search, which is newer than the entries' own leases: other members admit copies by it. */
    @Override
    public Stream<EntrySnapshot> all() {
        Lease known = coherence.lease();
        return memory.live().stream().map(entry -> memory.snapshot(entry, known));
    }
}
