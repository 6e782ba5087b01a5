package org.tradebench.cache.store;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.event.EventSource;
import org.tradebench.cache.event.InvalidationCause;

/** Collects what one operation has removed, until the locks are given back and the listeners may be told. */
final class RemovedEntries {
    /**
     * @param value null when the entry was on disk only
     * @param template "" when it was on disk only
     */
    record RemovedEntry(Object id, @Nullable Object value, String template) {}

    final InvalidationCause cause;
    final EventSource source;
    private final List<RemovedEntry> all = new ArrayList<>(2);

    RemovedEntries(InvalidationCause cause, EventSource source) {
        this.cause = cause;
        this.source = source;
    }

    void add(CacheEntry entry) {
        all.add(new RemovedEntry(entry.id, entry.value, entry.options.template()));
    }

    void addFromDisk(Object id) {
        all.add(new RemovedEntry(id, null, ""));
    }

    List<RemovedEntry> all() {
        return all;
    }

    @Nullable
    RemovedEntry of(Object id) {
        for (RemovedEntry gone : all) {
            if (gone.id().equals(id)) {
                return gone;
            }
        }
        return null;
    }
}
