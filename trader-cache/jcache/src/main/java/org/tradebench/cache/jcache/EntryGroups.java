package org.tradebench.cache.jcache;

import java.io.Serializable;
import java.util.Set;

/** Names the groups (dependency ids) that an entry of a cache belongs to. Invalidating one of them removes the entry, on every member of a cluster. */
@FunctionalInterface
public interface EntryGroups<K, V> extends Serializable {
    /** Returns the groups, which share one name space with the keys; none for an entry that belongs to no group. */
    Set<?> of(K key, V value);
}
