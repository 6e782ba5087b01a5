package org.tradebench.cache.store;

import org.jspecify.annotations.Nullable;
import org.tradebench.cache.event.InvalidationCause;
import org.tradebench.cache.spi.DiskTier;
import org.tradebench.cache.statistics.CacheCounter;
import org.tradebench.cache.statistics.Counters;
import org.tradebench.cache.store.EntryTable.EvictionListener;

/** Offers an evicted entry to the disk, or reports that it is gone. */
final class EvictedEntries implements EvictionListener {
    private final Counters counters;
    private final CacheClock times;
    private final Copies copies;
    private final @Nullable DiskTier disk;
    private final EvictionReporting reporting;

    /** Decides whether evictions are reported, and reports them later, outside all locks. */
    interface EvictionReporting {
        boolean isWanted();

        void evicted(CacheEntry entry, InvalidationCause cause);
    }

    /** Makes the copy that goes to disk. */
    interface Copies {
        DiskTier.IdleEntry of(CacheEntry entry);
    }

    EvictedEntries(
            Counters counters, CacheClock times, Copies copies, @Nullable DiskTier disk, EvictionReporting reporting) {
        this.counters = counters;
        this.times = times;
        this.copies = copies;
        this.disk = disk;
        this.reporting = reporting;
    }

    @Override
    public void evicting(CacheEntry entry) {
        InvalidationCause overdue = entry.isLimited() ? entry.overdue(times.now()) : null;
        if (overdue == null) {
            counters.count(CacheCounter.EVICTIONS, entry.options.template());
            offer(entry);
        } else {
            counters.count(ofTimeout(overdue), entry.options.template());
        }
        if (!entry.isOffered() && reporting.isWanted()) {
            reporting.evicted(entry, overdue == null ? InvalidationCause.LRU : overdue);
        }
    }

    /** Gives a copy to the disk if there is one and the entry may go there. */
    void offer(CacheEntry entry) {
        if (disk != null && entry.options.persistToDisk() && entry.isLive(times) && disk.offer(copies.of(entry))) {
            entry.setOffered();
        }
    }

    static CacheCounter ofTimeout(InvalidationCause cause) {
        return cause == InvalidationCause.INACTIVE ? CacheCounter.INACTIVITY_TIMEOUTS : CacheCounter.TIMEOUTS;
    }
}
