package org.tradebench.cache.monitoring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import javax.management.JMX;
import javax.management.MBeanServer;
import javax.management.MBeanServerFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.service.CacheService;

/** Reads cache instances through JMX, as a console does. */
class CacheBeansTest {
    private final MBeanServer server = MBeanServerFactory.newMBeanServer();
    private final CacheService service = CacheService.builder().build();
    private CacheInstance cache;
    private CacheMXBean bean;

    @BeforeEach
    void open() throws Exception {
        service.watch(new CacheBeans(server));
        cache = service.instance(CacheSettings.named("a name, with \"signs\""));
        bean = JMX.newMXBeanProxy(server, CacheBeans.nameOf(cache.name()), CacheMXBean.class);
    }

    @AfterEach
    void close() {
        service.close();
    }

    @Test
    void showsContentsOfInstance() {
        EntryOptions options = EntryOptions.DEFAULT.withTemplate("Book").withDependencyIds(Set.of("All"));
        cache.get("one", id -> 1, options);
        cache.get("one", id -> 1, options);
        cache.get("two", id -> 2, options);

        assertThat(bean.getName()).isEqualTo(cache.name());
        assertThat(bean.getEntries()).isEqualTo(2);
        assertThat(bean.getMaxEntries()).isEqualTo(2_000);
        assertThat(bean.getEntriesOnDisk()).isZero();
        assertThat(bean.getCounters()).containsEntry("REQUESTS", 3L).containsEntry("MEMORY_HITS", 1L);
        assertThat(bean.getTemplates()).containsOnlyKeys("Book");
        assertThat(bean.getTemplates().get("Book")).containsAllEntriesOf(Map.of("REQUESTS", 3L, "MISSES", 2L));
        assertThat(bean.ids("", 1)).containsExactly("one");
        assertThat(bean.ids("w", 9)).containsExactly("two");
        assertThat(bean.members("All", 9)).containsExactly("one", "two");
        assertThat(bean.digest()).matches("2 [0-9a-f]{16} [0-9a-f]{16}");
    }

    @Test
    void invalidatesAndClears() {
        cache.put("one", 1);
        cache.put("two", 2);
        cache.put("three", 3);
        bean.invalidate("one");
        assertThat(cache.keySet()).containsExactlyInAnyOrder("two", "three");
        bean.clear();
        assertThat(cache.keySet()).isEmpty();
    }

    @Test
    void unregistersBeanOfRemovedInstance() throws Exception {
        service.remove(cache.name());
        assertThat(server.isRegistered(CacheBeans.nameOf(cache.name()))).isFalse();
        service.instance(CacheSettings.named(cache.name()));
        assertThat(bean.getEntries()).isZero();
    }

    @Test
    void keepsBeanWhenOtherServiceCloses() {
        cache.put("one", 1);
        try (CacheService other = CacheService.builder().build()) {
            other.watch(new CacheBeans(server));
            other.instance(CacheSettings.named(cache.name()));
        }
        assertThat(bean.getEntries()).isEqualTo(1);
    }
}
