package org.tradebench.cache.disk;

/** Where a record stands. */
record Place(EntryFile file, long key) {}
