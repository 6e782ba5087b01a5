package org.tradebench.load.telemetry;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Holds what the application reported of its cache at one moment. Counters grow from the cache's creation; those that are zero are left out.
 *
 * @param time epoch milliseconds
 * @param caching the application's word for its caching type
 * @param databaseInSight false: nothing was answered from memory
 * @param servers number of servers in the sum; there is a sum only once each of them has reported
 * @param maxEntries that memory holds, of all servers together; 0 without a cache, like everything that follows
 * @param entries in memory
 * @param eviction its name
 * @param sharingPolicy its number
 * @param disk whether entries that memory has no room for go to disk
 * @param counters of the cache
 * @param templates the counters of each command, page or kind of entry
 */
public record CacheSample(
        long time,
        String caching,
        boolean databaseInSight,
        int servers,
        long maxEntries,
        long entries,
        @Nullable String eviction,
        int sharingPolicy,
        boolean disk,
        Map<String, Long> counters,
        Map<String, Map<String, Long>> templates) {
    /** Reads earlier results, too, which are of one server. */
    public CacheSample {
        servers = Math.max(1, servers);
    }

    public long counter(String name) {
        return counters.getOrDefault(name, 0L);
    }

    public long counter(String template, String name) {
        return templates.getOrDefault(template, Map.of()).getOrDefault(name, 0L);
    }
}
