package org.tradebench.cache.spi;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.coherence.Coherence;
import org.tradebench.cache.event.InvalidationCause;
import org.tradebench.cache.statistics.Counters;

/** Lets the cluster change a cache instance of this member. Such changes are not sent to the cluster again. */
public interface Replica {
    CacheSettings settings();

    /** Returns the rules; the cluster applies the other members' invalidations through it, with {@link #remove} as the removal. */
    Coherence coherence();

    Counters counters();

    /**
     * Removes the entries of these ids and groups from memory and disk.
     *
     * @param names empty: everything; listeners may refuse that only if the cause is a clear, and else it is a {@link #flushAll}
     */
    void remove(Set<Object> names, InvalidationCause cause);

    /** Removes everything, because it may be old; listeners receive the event of a remote clear. */
    void flushAll();

    /**
     * Stores another member's entry if its lease is admitted here, unless there is a newer one.
     *
     * @return false when its lease is not admitted
     */
    boolean accept(EntrySnapshot entry);

    void alias(Object id, Set<Object> aliases, boolean added);

    /** Returns a live entry, without counting as a hit. */
    Optional<EntrySnapshot> find(Object id);

    Stream<EntrySnapshot> all();
}
