package org.tradebench.cache.bench;

import java.util.List;
import org.tradebench.cache.EntrySnapshot;

/** Adapts a store of entries in a file to the benchmarks of the disk. */
interface DiskSubject extends AutoCloseable {

    /** Prepares the entries for {@link #write}, outside the measured time. */
    Object prepare(List<EntrySnapshot> entries);

    /** Writes prepared entries, which replace those with the same ids; returns when they are in the file. */
    void write(Object prepared);

    /** @param key index of the entry in the list that was written last */
    Object read(int key);

    @Override
    void close();
}
