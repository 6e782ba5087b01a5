package org.tradebench.cache.disk;

/** Locates one entry on disk: the file, and the key in it. */
record RecordPlace(EntryFile file, long key) {}
