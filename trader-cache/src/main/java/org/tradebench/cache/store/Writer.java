package org.tradebench.cache.store;

import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.coherence.Coherence;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.event.ChangeCause;
import org.tradebench.cache.event.ChangeEvent;
import org.tradebench.cache.event.EventSource;
import org.tradebench.cache.statistics.CacheCounter;
import org.tradebench.cache.statistics.Counters;
import org.tradebench.cache.store.Memory.Condition;
import org.tradebench.cache.store.Memory.Stored;

/** Stores what the application or another member brings, counts it, and tells listeners and cluster. */
record Writer(
        String cacheName,
        Memory memory,
        Coherence coherence,
        EntryFactory entries,
        Counters counters,
        Listeners listeners,
        ReplicationLink link,
        Removals removals) {
    /** @return the old value */
    @Nullable
    Object put(Object id, Object value, EntryOptions options) {
        CacheEntry entry = entries.make(id, value, options, coherence.lease());
        Stored stored = memory.store(entry, Set.of(), Condition.NONE);
        storedHere(entry, stored);
        return stored.replaced() == null ? null : stored.replaced().value;
    }

    /** @return false when an invalidation has overtaken the lease */
    boolean fill(Object id, Object value, EntryOptions options, Lease lease) {
        CacheEntry entry = entries.make(id, value, options, lease);
        Stored stored = memory.store(entry, Set.of(), Condition.LEASE);
        if (!stored.accepted()) {
            counters.count(CacheCounter.FILLS_REFUSED, entry.options.template());
            return false;
        }
        storedHere(entry, stored);
        return true;
    }

    private void storedHere(CacheEntry entry, Stored stored) {
        counters.count(CacheCounter.CREATED_LOCALLY, entry.options.template());
        if (link.isThere()) {
            link.replication().stored(memory.snapshot(entry), stored.replaced() != null);
        }
        tell(entry, stored, EventSource.LOCAL);
        removals.settle();
    }

    /** @return false when it was refused */
    boolean accept(EntrySnapshot snapshot) {
        CacheEntry entry = entries.make(snapshot, snapshot.lease());
        Stored stored = memory.store(entry, snapshot.aliases(), Condition.LEASE);
        if (!stored.accepted()) {
            counters.count(CacheCounter.FILLS_REFUSED, entry.options.template());
            return false;
        }
        counters.count(CacheCounter.CREATED_REMOTELY, entry.options.template());
        tell(entry, stored, EventSource.REMOTE);
        removals.settle();
        return true;
    }

    private void tell(CacheEntry entry, Stored stored, EventSource source) {
        if (listeners.hearChanges()) {
            ChangeCause cause =
                    stored.replaced() == null ? ChangeCause.NEW_ENTRY_ADDED : ChangeCause.EXISTING_VALUE_CHANGED;
            Instant now = Instant.ofEpochMilli(memory.times.wallMillis());
            listeners.tell(new ChangeEvent(entry.id, entry.value, cause, source, cacheName, now));
        }
    }
}
