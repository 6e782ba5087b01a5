package org.tradebench.cache.store;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.event.EventSource;
import org.tradebench.cache.event.InvalidationCause;

/** Collects what one operation removes, and reports each entry at the moment of its removal. */
final class RemovedEntries {
    /**
     * @param value null when the entry was on disk only
     * @param template "" when it was on disk only
     */
    record RemovedEntry(Object id, @Nullable Object value, String template) {}

    final InvalidationCause cause;
    final EventSource source;
    private final RemovalReport report;
    private final ArrayList<RemovedEntry> all = new ArrayList<>(2);

    /** Receives each removed entry while its id is locked. */
    interface RemovalReport {
        void removed(Object id, @Nullable Object value, InvalidationCause cause, EventSource source);
    }

    RemovedEntries(InvalidationCause cause, EventSource source, RemovalReport report) {
        this.cause = cause;
        this.source = source;
        this.report = report;
    }

    /** Makes room for so many more. */
    void expect(int number) {
        all.ensureCapacity(all.size() + number);
    }

    void add(CacheEntry entry) {
        add(new RemovedEntry(entry.id, entry.value, entry.options.template()));
    }

    void addFromDisk(Object id) {
        add(new RemovedEntry(id, null, ""));
    }

    private void add(RemovedEntry removed) {
        all.add(removed);
        report.removed(removed.id(), removed.value(), cause, source);
    }

    List<RemovedEntry> all() {
        return all;
    }

    @Nullable
    RemovedEntry of(Object id) {
        for (RemovedEntry removed : all) {
            if (removed.id().equals(id)) {
                return removed;
            }
        }
        return null;
    }
}
