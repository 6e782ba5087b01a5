package org.tradebench.cache;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.tradebench.cache.spi.AnnouncedUpdate;
import org.tradebench.cache.spi.EntrySnapshot;
import org.tradebench.cache.statistics.CacheStatistics;

/** A named, independent cache: a map to work with, and what an operator wants to see and do. */
public interface CacheInstance extends DistributedMap {

    String name();

    CacheSettings settings();

    CacheStatistics statistics();

    /** What is known of the entry, without counting as a hit. */
    Optional<EntrySnapshot> inspect(Object id);

    /** The entries in memory, in no order, each as it was when the stream came to it. */
    Stream<EntrySnapshot> entries();

    /** The groups that have members. */
    Set<Object> dependencyIds();

    /** The ids in memory and on disk that belong to the group. */
    Set<Object> members(Object dependencyId);

    /**
     * For writers that want no window between their commit and the invalidation: to be called before the commit. Every member forgets these ids and groups
     * and stores nothing of them until the update is closed, after the commit and the invalidation.
     *
     * @throws org.tradebench.cache.spi.UnconfirmedException when a member has not confirmed in time; the update is closed then
     */
    AnnouncedUpdate announce(Set<?> names);

    /** The aliases of an entry. */
    Set<Object> aliases(Object id);
}
