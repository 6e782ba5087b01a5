package org.tradebench.cache.spi;

import java.util.Optional;
import java.util.Set;

/**
 * Entries that memory had no room for. Thread safe. No call blocks on the disk but {@link #read} and {@link #close}; no call throws for a failure of the
 * disk: the tier empties itself, says so in the log and in the counters, and goes on or off.
 */
public interface DiskTier extends AutoCloseable {

    /** Takes the entry from now on ({@link #read}, {@link #members} find it), and writes it later; or refuses it and returns false. */
    boolean offer(EntrySnapshot entry);

    /** The live entry, which stays on disk. */
    Optional<EntrySnapshot> read(Object id);

    boolean contains(Object id);

    /** Gone when it returns, also if it was still to be written. */
    boolean remove(Object id);

    /** The ids of a group's members on disk. */
    Set<Object> members(Object dependencyId);

    Set<Object> ids();

    long size();

    /** Bytes of the file. */
    long bytes();

    void clear();

    /** Writes what waits; then, without flush on stop, deletes the file. */
    @Override
    void close();
}
