package org.tradebench.cache.bench;

import java.util.Arrays;
import java.util.Set;
import java.util.function.Function;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.service.CacheService;

/** Drives this project's map, configured as an application would configure it. */
final class MapSubject implements Subject {

    private final Object[] ids;
    private final EntryOptions[] options;
    private final CacheService service;
    private final CacheInstance map;

    /** Null when the instance is not watched. */
    private final Scraper scraper;

    private MapSubject(int entries, Object[] ids, Function<Object, EntryOptions> optionsOfId, boolean watched) {
        this.ids = ids;
        this.options = Arrays.stream(ids).map(optionsOfId).toArray(EntryOptions[]::new);
        this.service = CacheService.builder().build();
        this.scraper = watched ? Scraper.watch(service) : null;
        this.map = service.instance(CacheSettings.named("bench").withMaxEntries(entries));
    }

    static MapSubject plain(int entries, Object[] ids) {
        return new MapSubject(entries, ids, id -> EntryOptions.DEFAULT, false);
    }

    /** Puts each entry in a group of its own and in a group of all entries, as applications group an account by its user and by all users. */
    static MapSubject inTwoGroups(int entries, Object[] ids) {
        return new MapSubject(
                entries,
                ids,
                id -> EntryOptions.DEFAULT.withDependencyIds(Set.of("group of " + id, "group of all")),
                false);
    }

    /** Counts entries by template, too, and has a monitoring system read the metrics. */
    static MapSubject watched(int entries, Object[] ids) {
        EntryOptions options = EntryOptions.DEFAULT.withTemplate("account");
        return new MapSubject(entries, ids, id -> options, true);
    }

    @Override
    public Object get(int key) {
        return map.get(ids[key]);
    }

    @Override
    public void put(int key, Object value) {
        map.put(ids[key], value, options[key]);
    }

    @Override
    public void close() {
        if (scraper != null) {
            scraper.close();
        }
        service.close();
    }
}
