package org.tradebench.cache.store;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.event.InvalidationCause;
import org.tradebench.cache.spi.DiskTier;
import org.tradebench.cache.statistics.CacheCounter;
import org.tradebench.cache.statistics.Counters;
import org.tradebench.cache.store.EntryTable.Departure;

/** Offers an evicted entry to the disk, or reports later, outside all locks, that it is gone. */
final class EvictedEntries implements Departure {
    record Departed(CacheEntry entry, InvalidationCause cause) {}

    private final Counters counters;
    private final CacheClock times;
    private final Snapshots snapshots;
    private final @Nullable DiskTier disk;
    private final Queue<Departed> departed = new ConcurrentLinkedQueue<>();
    private final EvictionReporting interest;

    /** Says whether evictions are reported. */
    interface EvictionReporting {
        boolean isThere();
    }

    /** Makes the copy that goes to disk. */
    interface Snapshots {
        EntrySnapshot of(CacheEntry entry);
    }

    EvictedEntries(
            Counters counters,
            CacheClock times,
            Snapshots snapshots,
            @Nullable DiskTier disk,
            EvictionReporting interest) {
        this.counters = counters;
        this.times = times;
        this.snapshots = snapshots;
        this.disk = disk;
        this.interest = interest;
    }

    @Override
    public void leaving(CacheEntry entry) {
        InvalidationCause overdue = entry.isLimited() ? entry.overdue(times.now()) : null;
        if (overdue == null) {
            counters.count(CacheCounter.EVICTIONS, entry.options.template());
            offer(entry);
        } else {
            counters.count(ofTimeout(overdue), entry.options.template());
        }
        if (!entry.isOffered() && interest.isThere()) {
            departed.add(new Departed(entry, overdue == null ? InvalidationCause.LRU : overdue));
        }
    }

    /** Gives a copy to the disk if there is one and the entry may go there. */
    void offer(CacheEntry entry) {
        if (disk != null && entry.options.persistToDisk() && entry.isLive(times) && disk.offer(snapshots.of(entry))) {
            entry.setOffered();
        }
    }

    /** Returns the next departure that has not been reported; null when there is none. */
    @Nullable
    Departed next() {
        return departed.poll();
    }

    static CacheCounter ofTimeout(InvalidationCause cause) {
        return cause == InvalidationCause.INACTIVE ? CacheCounter.INACTIVITY_TIMEOUTS : CacheCounter.TIMEOUTS;
    }
}
