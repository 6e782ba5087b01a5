package org.tradebench.cache.disk;

/** Where a record stands. */
record RecordPlace(EntryFile file, long key) {}
