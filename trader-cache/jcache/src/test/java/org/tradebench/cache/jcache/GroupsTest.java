package org.tradebench.cache.jcache;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.cache.Cache;
import javax.cache.integration.CacheLoader;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Checks groups, which the standard lacks: entries that an invalidation of the cache instance removes. */
class GroupsTest {
    private final ManagerBench bench = new ManagerBench();

    /** Each entry belongs to the group of its value's first letter. */
    private static TraderConfiguration<String, String> grouped() {
        return new TraderConfiguration<String, String>().setGroups((key, value) -> Set.of("group " + value.charAt(0)));
    }

    private static void invalidate(Cache<?, ?> cache, String name) {
        ManagerBench.instance(cache).invalidate(name);
    }

    private static List<String> keys(Cache<String, String> cache) {
        List<String> keys = new ArrayList<>();
        cache.forEach(entry -> keys.add(entry.getKey()));
        return keys;
    }

    @AfterEach
    void close() {
        bench.close();
    }

    @Test
    void removesMembersOfInvalidatedGroup() {
        Cache<String, String> cache = bench.cache(grouped().addCacheEntryListenerConfiguration(bench.listener(true)));
        cache.putAll(Map.of("1", "apple", "2", "avocado", "3", "banana"));
        bench.received.clear();

        invalidate(cache, "group a");

        assertThat(cache.get("1")).isNull();
        assertThat(cache.containsKey("2")).isFalse();
        assertThat(cache.getAll(Set.of("1", "2", "3"))).containsOnlyKeys("3");
        assertThat(keys(cache)).containsExactly("3");
        assertThat(cache.replace("1", "almond")).isFalse();
        assertThat(cache.putIfAbsent("1", "apricot")).isTrue();
        assertThat(bench.received).containsExactly("CREATED 1=apricot was null");
    }

    @Test
    void removesEntryInvalidatedByKey() {
        Cache<String, String> cache = bench.cache(grouped());
        cache.put("1", "apple");

        invalidate(cache, "1");

        assertThat(cache.remove("1")).isFalse();
        assertThat(cache.getAndPut("1", "apricot")).isNull();
    }

    @Test
    void movesUpdatedEntryToNewGroup() {
        Cache<String, String> cache = bench.cache(grouped());
        cache.put("1", "apple");
        cache.put("1", "banana");

        invalidate(cache, "group a");
        assertThat(cache.get("1")).isEqualTo("banana");

        invalidate(cache, "group b");
        assertThat(cache.get("1")).isNull();
    }

    /** The processor has read a value that is then invalidated: the value that it sets must not be stored. */
    @Test
    void refusesValueOlderThanInvalidation() {
        Cache<String, String> cache = bench.cache(grouped());
        cache.put("1", "apple");

        String read = cache.invoke("1", (entry, arguments) -> {
            String value = entry.getValue();
            invalidate(cache, "group a");
            entry.setValue(value + " pie");
            return value;
        });

        assertThat(read).isEqualTo("apple");
        assertThat(cache.containsKey("1")).isFalse();
    }

    @Test
    void removesOldValueWhenNewOneIsRefused() {
        Cache<String, String> cache = bench.cache(grouped());
        cache.put("1", "apple");

        cache.invoke("1", (entry, arguments) -> {
            entry.setValue("banana");
            invalidate(cache, "group b");
            return null;
        });

        assertThat(cache.containsKey("1")).isFalse();
    }

    @Test
    void refusesLoadedValueOlderThanInvalidation() {
        List<String> loads = new ArrayList<>();
        CacheLoader<String, String> loader = new CacheLoader<>() {
            @Override
            public String load(String key) {
                loads.add(key);
                if (loads.size() == 1) {
                    invalidate(bench.manager.getCache("cache"), "group a");
                }
                return "apple";
            }

            @Override
            public Map<String, String> loadAll(Iterable<? extends String> keys) {
                Map<String, String> loaded = new HashMap<>();
                keys.forEach(key -> loaded.put(key, load(key)));
                return loaded;
            }
        };
        Cache<String, String> cache = bench.cache(grouped().setReadThrough(true).setCacheLoaderFactory(() -> loader));

        assertThat(cache.get("1")).isEqualTo("apple");
        assertThat(cache.containsKey("1")).isFalse();
        assertThat(cache.get("1")).isEqualTo("apple");
        assertThat(cache.containsKey("1")).isTrue();
        assertThat(loads).containsExactly("1", "1");
    }
}
