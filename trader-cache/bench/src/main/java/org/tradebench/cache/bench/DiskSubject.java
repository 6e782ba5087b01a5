package org.tradebench.cache.bench;

import java.util.List;
import org.tradebench.cache.EntrySnapshot;

/** A store of entries in a file as a benchmark drives it. */
interface DiskSubject extends AutoCloseable {

    /** Made from the entries before the time is taken. */
    Object prepare(List<EntrySnapshot> entries);

    /** Writes them over those of the same ids; returns when they are in the file. */
    void write(Object prepared);

    /** @param key the place of the entry in the list that was written last */
    Object read(int key);

    @Override
    void close();
}
