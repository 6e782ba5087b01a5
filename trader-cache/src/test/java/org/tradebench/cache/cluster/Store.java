package org.tradebench.cache.cluster;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tradebench.cache.AnnouncedUpdate;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.statistics.CacheStatistics;

/** What a reader and a writer need of a cache, whichever it is. */
interface Store {
    Lease lease();

    Optional<Object> get(Object id, SharingPolicy policy);

    boolean fill(Object id, Object value, EntryOptions options, Lease lease);

    void invalidate(Set<Object> names, boolean wait);

    AnnouncedUpdate announce(Set<Object> names);

    /** By id. */
    Map<Object, Object> contents();

    /** By id, without asking another member. */
    Map<Object, Object> answers();

    CacheStatistics statistics();
}
