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
import org.tradebench.cache.event.InvalidationCause;
import org.tradebench.cache.statistics.CacheCounter;
import org.tradebench.cache.statistics.Counters;
import org.tradebench.cache.store.Listeners.Notice;
import org.tradebench.cache.store.Memory.Arrival;
import org.tradebench.cache.store.Memory.Condition;
import org.tradebench.cache.store.Memory.Stored;

/** Stores entries of the application or of another member, counts them, and informs listeners and cluster. */
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
        Stored stored = put(id, value, options, Condition.NONE);
        return stored.existing() == null ? null : stored.existing().value;
    }

    /** Puts if the condition holds. */
    Stored put(Object id, Object value, EntryOptions options, Condition condition) {
        CacheEntry entry = entries.make(id, value, options, coherence.lease());
        Stored stored = memory.store(entry, Set.of(), condition, arrival(entry, EventSource.LOCAL));
        if (stored.accepted()) {
            storedHere(entry, stored);
        }
        return stored;
    }

    /** @return false when an invalidation has overtaken the lease */
    boolean fill(Object id, Object value, EntryOptions options, Lease lease) {
        CacheEntry entry = entries.make(id, value, options, lease);
        Stored stored = memory.store(entry, Set.of(), Condition.LEASE, arrival(entry, EventSource.LOCAL));
        if (!stored.accepted()) {
            counters.count(CacheCounter.FILLS_REFUSED, entry.options.template());
            return false;
        }
        storedHere(entry, stored);
        return true;
    }

    private void storedHere(CacheEntry entry, Stored stored) {
        counters.count(CacheCounter.CREATED_LOCALLY, entry.options.template());
        if (link.isConnected()) {
            link.replication().stored(memory.snapshot(entry), stored.existing() != null);
        }
        removals.deliverEvents();
    }

    /** Lists what can become of another member's entry. */
    enum Acceptance {
        STORED,
        /** Refused: the entry here was put later. */
        OLDER,
        /** Refused: an invalidation has overtaken its lease. */
        OVERTAKEN
    }

    Acceptance accept(EntrySnapshot snapshot) {
        CacheEntry entry = entries.make(snapshot, snapshot.lease());
        Condition newest = new Condition(true, existing -> existing == null || !existing.isNewerThan(entry));
        Stored stored = memory.store(entry, snapshot.aliases(), newest, arrival(entry, EventSource.REMOTE));
        if (!stored.accepted() && stored.existing() != null) {
            return Acceptance.OLDER;
        }
        if (!stored.accepted()) {
            counters.count(CacheCounter.FILLS_REFUSED, entry.options.template());
            return Acceptance.OVERTAKEN;
        }
        // Checked once its aliases are known here: whoever invalidates one of them later finds the entry by it.
        if (!snapshot.aliases().isEmpty() && !coherence.admits(snapshot.lease(), snapshot.id(), snapshot.aliases())) {
            removals.invalidateHere(Set.of(snapshot.id()), InvalidationCause.EXPLICIT);
            removals.deliverEvents();
            counters.count(CacheCounter.FILLS_REFUSED, entry.options.template());
            return Acceptance.OVERTAKEN;
        }
        counters.count(CacheCounter.CREATED_REMOTELY, entry.options.template());
        removals.deliverEvents();
        return Acceptance.STORED;
    }

    private Arrival arrival(CacheEntry entry, EventSource source) {
        if (!listeners.hasChangeListeners()) {
            return Arrival.IGNORED;
        }
        return replaced -> {
            ChangeCause cause = replaced == null ? ChangeCause.NEW_ENTRY_ADDED : ChangeCause.EXISTING_VALUE_CHANGED;
            Instant now = Instant.ofEpochMilli(memory.times.wallMillis());
            listeners.queue(new Notice.Changed(new ChangeEvent(entry.id, entry.value, cause, source, cacheName, now)));
        };
    }
}
