package org.tradebench.cache.bench;

/** A cache whose entries are in groups, each of {@value GroupBenchmark#MEMBERS} entries. */
interface GroupSubject extends AutoCloseable {

    /** @param key the entries of a group have numbers that follow one another */
    void put(int key, Object value);

    /** Removes all entries of a group. */
    void invalidate(int group);

    @Override
    void close();
}
