package org.tradebench.cache.jcache;

/** Hands the parts of one cache to those that carry out its operations. */
record OperationParts<K, V>(
        StoredEntries<K, V> entries,
        EntryTypes types,
        KeyLocks locks,
        EntryChanges<K, V> changes,
        ReadThrough<K, V> loader,
        WriteThrough<K, V> writer,
        CacheUsage usage) {}
