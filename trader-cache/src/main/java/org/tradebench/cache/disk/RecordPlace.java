package org.tradebench.cache.disk;

/** Locates a record. */
record RecordPlace(EntryFile file, long key) {}
