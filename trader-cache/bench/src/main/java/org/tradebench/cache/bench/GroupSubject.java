package org.tradebench.cache.bench;

/** Adapts a cache to the benchmark of groups. Each group has {@value GroupBenchmark#MEMBERS} entries. */
interface GroupSubject extends AutoCloseable {

    /** @param key number of the entry; the entries of a group have consecutive numbers */
    void put(int key, Object value);

    /** Removes all entries of a group. */
    void invalidate(int group);

    @Override
    void close();
}
