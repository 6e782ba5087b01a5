package org.tradebench.cache.bench;

import java.util.Arrays;
import java.util.Set;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.service.CacheService;

/** Drives this project's map with entries in groups. */
final class GroupedMapSubject implements GroupSubject {

    private final Object[] ids;
    private final Object[] groups;
    private final EntryOptions[] options;
    private final CacheService service = CacheService.builder().build();
    private final CacheInstance map;

    GroupedMapSubject(int entries, Object[] ids, Object[] groups) {
        this.ids = ids;
        this.groups = groups;
        this.options = Arrays.stream(groups)
                .map(group -> EntryOptions.DEFAULT.withDependencyIds(Set.of(group)))
                .toArray(EntryOptions[]::new);
        this.map = service.instance(CacheSettings.named("bench").withMaxEntries(entries));
    }

    @Override
    public void put(int key, Object value) {
        map.put(ids[key], value, options[key]);
    }

    @Override
    public void invalidate(int group) {
        map.invalidate(groups[group * GroupBenchmark.MEMBERS]);
    }

    @Override
    public void close() {
        service.close();
    }
}
