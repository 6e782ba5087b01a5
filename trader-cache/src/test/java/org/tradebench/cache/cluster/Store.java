package org.tradebench.cache.cluster;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tradebench.cache.AnnouncedUpdate;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.statistics.CacheStatistics;

/** The operations of a cache that the readers and writers of a {@link Schedule} need. */
interface Store {
    Lease lease();

    Optional<Object> get(Object id, SharingPolicy policy);

    boolean fill(Object id, Object value, EntryOptions options, Lease lease);

    void invalidate(Set<Object> names, boolean wait);

    AnnouncedUpdate announce(Set<Object> names);

    /** The stored values, by id. */
    Map<Object, Object> contents();

    /** The values that it would serve now, by id, without asking another member. */
    Map<Object, Object> answers();

    CacheStatistics statistics();
}
