package org.tradebench.cache.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicLong;

/** Orders the entries with a limit of time by when they will be overdue, so that they are removed although they are not read. */
final class Deadlines {
    private final ConcurrentNavigableMap<CacheEntry.Deadline, CacheEntry> entries = new ConcurrentSkipListMap<>();
    private final AtomicLong numbers = new AtomicLong();

    void add(CacheEntry entry) {
        CacheEntry.EntryLimits limits = entry.limits();
        if (limits == null) {
            return;
        }
        CacheEntry.Deadline deadline = new CacheEntry.Deadline(limits.due(), numbers.incrementAndGet());
        limits.deadline = deadline;
        entries.put(deadline, entry);
        // It may have been removed meanwhile, by a thread that has not seen this deadline.
        if (entry.isDead()) {
            entries.remove(deadline);
        }
    }

    void remove(CacheEntry entry) {
        CacheEntry.EntryLimits limits = entry.limits();
        if (limits == null) {
            return;
        }
        CacheEntry.Deadline deadline = limits.deadline;
        if (deadline != null) {
            entries.remove(deadline);
        }
    }

    /** Takes the entries that are overdue; those that have been read since their deadline was set get another one. */
    List<CacheEntry> overdue(long now) {
        List<CacheEntry> overdue = new ArrayList<>();
        Map.Entry<CacheEntry.Deadline, CacheEntry> first;
        while ((first = entries.firstEntry()) != null && first.getKey().at() <= now) {
            if (!entries.remove(first.getKey(), first.getValue())) {
                continue;
            }
            CacheEntry entry = first.getValue();
            if (entry.overdue(now) == null) {
                add(entry);
            } else {
                overdue.add(entry);
            }
        }
        return overdue;
    }

    int size() {
        return entries.size();
    }
}
