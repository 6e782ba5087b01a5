package org.tradebench.cache.jcache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import javax.cache.Cache;
import javax.cache.CacheException;
import javax.cache.configuration.MutableConfiguration;
import javax.cache.integration.CacheWriter;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Puts values that cannot be serialized into a cache that stores by value and writes through. */
class UnstorableValueTest {
    private final ManagerBench bench = new ManagerBench();
    private final Map<Object, Object> rows = new HashMap<>();
    private final Cache<String, Object> cache = bench.manager.createCache(
            "cache",
            new MutableConfiguration<String, Object>()
                    .setWriteThrough(true)
                    .setCacheWriterFactory(() -> new Table(rows)));

    private record Table(Map<Object, Object> rows) implements CacheWriter<String, Object> {
        @Override
        public void write(Cache.Entry<? extends String, ? extends Object> entry) {
            rows.put(entry.getKey(), entry.getValue());
        }

        @Override
        public void writeAll(Collection<Cache.Entry<? extends String, ? extends Object>> entries) {
            entries.forEach(this::write);
        }

        @Override
        public void delete(Object key) {
            rows.remove(key);
        }

        @Override
        public void deleteAll(Collection<?> keys) {
            keys.forEach(rows::remove);
        }
    }

    @AfterEach
    void close() {
        bench.close();
    }

    @Test
    void doesNotWriteUnstorableValueThrough() {
        cache.put("1", "old");

        assertThatThrownBy(() -> cache.put("1", new Object())).isInstanceOf(CacheException.class);

        assertThat(cache.get("1")).isEqualTo("old");
        assertThat(rows).isEqualTo(Map.of("1", "old"));
    }

    @Test
    void writesNothingThroughIfAnyValueIsUnstorable() {
        cache.put("1", "old");

        assertThatThrownBy(() -> cache.putAll(Map.of("1", "new", "2", new Object())))
                .isInstanceOf(CacheException.class);

        assertThat(cache.get("1")).isEqualTo("old");
        assertThat(rows).isEqualTo(Map.of("1", "old"));
    }
}
