package org.tradebench.cache.bench;

import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * Drives a cache that has no groups, with a hand-written index beside it: a set of ids for each group; an invalidation removes the set and then its entries.
 * Unlike this project's map it is not safe: an entry that is put while its group is invalidated may stay, and evicted ids stay in the index.
 */
final class IndexedSubject implements GroupSubject {

    private final Object[] ids;
    private final Object[] groups;
    private final ConcurrentMap<Object, Object> cache;
    private final Runnable closing;
    private final Map<Object, Set<Object>> index = new ConcurrentHashMap<>();

    private IndexedSubject(Object[] ids, Object[] groups, ConcurrentMap<Object, Object> cache, Runnable closing) {
        this.ids = ids;
        this.groups = groups;
        this.cache = cache;
        this.closing = closing;
    }

    static IndexedSubject overCaffeine(int entries, Object[] ids, Object[] groups) {
        ConcurrentMap<Object, Object> cache =
                Caffeine.newBuilder().maximumSize(entries).recordStats().build().asMap();
        return new IndexedSubject(ids, groups, cache, cache::clear);
    }

    static IndexedSubject overInfinispan(int entries, Object[] ids, Object[] groups) {
        InfinispanSubject infinispan = new InfinispanSubject(entries, ids);
        return new IndexedSubject(ids, groups, infinispan.cache(), infinispan::close);
    }

    @Override
    public void put(int key, Object value) {
        index.computeIfAbsent(groups[key], group -> ConcurrentHashMap.newKeySet())
                .add(ids[key]);
        cache.put(ids[key], value);
    }

    @Override
    public void invalidate(int group) {
        Set<Object> members = index.remove(groups[group * GroupBenchmark.MEMBERS]);
        if (members != null) {
            members.forEach(cache::remove);
        }
    }

    @Override
    public void close() {
        closing.run();
    }
}
