package org.tradebench.cache;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
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

    /** The groups that have members in memory or on disk. */
    Set<Object> dependencyIds();

    /** The ids in memory and on disk that belong to the group. */
    Set<Object> members(Object dependencyId);

    /** The ids on disk, also those that are in memory again; none where no disk is used. */
    Set<Object> idsOnDisk();

    /** Bytes of the file on disk, 0 where none is used. */
    long bytesOnDisk();

    /** The aliases of an entry. */
    Set<Object> aliases(Object id);
}
