package org.tradebench.cache.jcache;

/** Holds the parts of one cache that its operations use. */
record OperationParts<K, V>(
        StoredEntries<K, V> entries,
        EntryTypes types,
        KeyLocks locks,
        EntryChanges<K, V> changes,
        ReadThrough<K, V> loader,
        WriteThrough<K, V> writer,
        CacheUsage usage) {}
