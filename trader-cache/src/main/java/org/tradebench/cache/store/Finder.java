package org.tradebench.cache.store;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.statistics.CacheCounter;
import org.tradebench.cache.statistics.Counters;

/** Looks for a value wherever it may be: memory, the disk, another member. */
record Finder(
        Memory memory,
        EntryFactory entries,
        Counters counters,
        ReplicationLink link,
        Removals removals,
        Writer writer) {
    /**
     * @param value null when nothing was found
     * @param where the counter for the request
     * @param template of the entry found; null when the request is counted for the caller's template
     * @param shareable whether callers that came while the value was read may use it, too
     */
    record Found(
            @Nullable Object value,
            CacheCounter where,
            @Nullable String template,
            boolean shareable) {
        Found(@Nullable Object value, CacheCounter where, @Nullable String template) {
            this(value, where, template, true);
        }

        static final Found NOTHING = new Found(null, CacheCounter.MISSES, null);
    }

    /** Continues after a quick look for the very id has found nothing in memory. */
    Found lookUp(Object given, SharingPolicy policy) {
        if (!link.mayAnswer()) {
            counters.count(CacheCounter.ANSWERS_FENCED);
            return Found.NOTHING;
        }
        Object alias = memory.aliases.isEmpty() ? null : memory.aliases.idOf(given);
        Object id = alias == null ? given : alias;
        // It may have come since, be called by its alias, or be overdue.
        CacheEntry entry = alias == null ? memory.table.peek(id) : memory.table.get(id);
        if (entry != null) {
            if (entry.hit(memory.times)) {
                return new Found(entry.value, CacheCounter.MEMORY_HITS, entry.options.template());
            }
            removals.expire(entry);
            removals.deliverEvents();
        }
        CacheEntry promoted = memory.promote(id, entries::make);
        if (promoted != null) {
            removals.deliverEvents();
            return new Found(promoted.value, CacheCounter.DISK_HITS, promoted.options.template());
        }
        return ask(id, policy);
    }

    private Found ask(Object id, SharingPolicy policy) {
        if (link.isConnected()) {
            Optional<EntrySnapshot> given = link.replication().ask(id, policy);
            // A reply that an invalidation has overtaken is as good as none.
            if (given.isPresent() && writer.accept(given.get()) == Writer.Acceptance.STORED) {
                return new Found(
                        given.get().value(),
                        CacheCounter.REMOTE_HITS,
                        given.get().options().template());
            }
        }
        return Found.NOTHING;
    }

    /**
     * Counts a request that was no quick hit.
     *
     * @param template of the caller, for a miss
     */
    void count(Found found, String template) {
        String counted = found.template() == null ? template : found.template();
        counters.count(found.where(), counted);
    }
}
