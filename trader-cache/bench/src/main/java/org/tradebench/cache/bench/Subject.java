package org.tradebench.cache.bench;

/** A cache as a benchmark drives it. A process that measures opens one kind only, so that the compiler sees no other. */
interface Subject extends AutoCloseable {

    /** @param key a number from 0, which stands for an id that was made beforehand */
    Object get(int key);

    void put(int key, Object value);

    @Override
    void close();
}
