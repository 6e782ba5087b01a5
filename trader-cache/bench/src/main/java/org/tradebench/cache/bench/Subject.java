package org.tradebench.cache.bench;

/** Adapts a cache to the benchmarks. A measuring process opens only one kind, so that the JIT compiler sees no other implementation. */
interface Subject extends AutoCloseable {

    /** @param key number of an id, from 0; ids are created beforehand */
    Object get(int key);

    void put(int key, Object value);

    @Override
    void close();
}
