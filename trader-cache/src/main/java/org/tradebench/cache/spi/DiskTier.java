package org.tradebench.cache.spi;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.coherence.Origin;
import org.tradebench.cache.coherence.Positions;

/**
 * Keeps entries that memory had no room for. Thread safe. No call blocks on the disk except {@link #read}, {@link #flush} and {@link #close}; no call throws
 * for a failure of the disk: the tier empties itself, logs and counts it, and continues or switches itself off.
 */
public interface DiskTier extends AutoCloseable {
    /**
     * Holds an entry that leaves memory.
     *
     * @param idleFor how long ago it was last hit, or put
     */
    record IdleEntry(EntrySnapshot entry, Duration idleFor) {
        public static IdleEntry justHit(EntrySnapshot entry) {
            return new IdleEntry(entry, Duration.ZERO);
        }
    }

    /** Takes the entry from now on ({@link #read}, {@link #members} find it), and writes it later; or refuses it and returns false. */
    boolean offer(IdleEntry entry);

    /** Offers an entry that was hit just now. */
    default boolean offer(EntrySnapshot entry) {
        return offer(IdleEntry.justHit(entry));
    }

    /** Returns the live entry, which stays on disk. */
    Optional<EntrySnapshot> read(Object id);

    boolean contains(Object id);

    /** Removes the entry before it returns, also if it was still to be written. */
    boolean remove(Object id);

    Set<Object> members(Object dependencyId);

    Set<Object> ids();

    Set<Object> dependencyIds();

    /** Returns the aliases of each entry that has some, by its id. */
    Map<Object, Set<Object>> aliases();

    /** Takes an alias from the entry, if it has it: neither {@link #read} nor the next start restores it. */
    void forgetAlias(Object id, Object alias);

    long bytes();

    void clear();

    /**
     * Prepares {@link #close}, which then keeps the file for the next start: takes these entries too, those that may go to disk and have more than two minutes
     * to live. Waits for the disk.
     *
     * @param applied the invalidations that the entries have seen
     */
    void flush(Stream<IdleEntry> entries, Origin self, Positions applied);

    /** Deletes the file, unless it was flushed. */
    @Override
    void close();
}
