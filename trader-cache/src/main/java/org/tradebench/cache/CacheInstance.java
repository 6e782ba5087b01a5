package org.tradebench.cache;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.tradebench.cache.statistics.CacheStatistics;

/** Extends the map of a named, independent cache by inspection and management. */
public interface CacheInstance extends DistributedMap {
    String name();

    CacheSettings settings();

    CacheStatistics statistics();

    /** Returns what is known of an entry, without counting as a hit, also while this member may not answer with it. */
    Optional<EntrySnapshot> inspect(Object id);

    /**
     * Returns the entry in memory or on disk that {@link #get} would answer with now, without counting as a hit; empty while this member may have missed what others
     * have invalidated.
     */
    Optional<EntrySnapshot> servable(Object id);

    /** Returns the entries in memory in no order, each as it was when the stream came to it. */
    Stream<EntrySnapshot> entries();

    /** Returns the groups that have members in memory or on disk. */
    Set<Object> dependencyIds();

    /** Returns the ids in memory and on disk that belong to the group. */
    Set<Object> members(Object dependencyId);

    /** Returns the ids on disk, also those that are in memory again; none where no disk is used. */
    Set<Object> idsOnDisk();

    /** Returns the size of the file on disk, 0 where none is used. */
    long bytesOnDisk();

    Set<Object> aliases(Object id);

    /** Returns the monotonic clock that limits of time go by, in nanoseconds. */
    long nanoTime();
}
