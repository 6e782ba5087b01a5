package org.tradebench.cache.jcache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.management.ManagementFactory;
import javax.cache.Cache;
import javax.cache.CacheException;
import javax.cache.configuration.MutableConfiguration;
import javax.management.ObjectName;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.tradebench.cache.SharingPolicy;

/** Checks which settings beyond the standard a configuration accepts. */
class BoundTest {
    private final ManagerBench bench = new ManagerBench();

    @AfterEach
    void close() {
        bench.close();
    }

    @Test
    void evictsBeyondMaximumSize() throws Exception {
        Cache<String, String> cache = bench.cache(
                new TraderConfiguration<String, String>().setMaxEntries(100).setStatisticsEnabled(true));
        for (int i = 0; i < 1_000; i++) {
            cache.put("key " + i, "value");
        }

        int present = 0;
        for (int i = 0; i < 1_000; i++) {
            present += cache.containsKey("key " + i) ? 1 : 0;
        }
        Object evictions = ManagementFactory.getPlatformMBeanServer()
                .getAttribute(
                        new ObjectName("javax.cache:type=CacheStatistics,CacheManager=bench,Cache=cache"),
                        "CacheEvictions");
        assertThat(present).isBetween(90, 110);
        assertThat(evictions).isEqualTo(1_000L - present);
    }

    @Test
    void appliesDefaultSizeToStandardConfiguration() {
        Cache<String, String> cache = bench.cache(new MutableConfiguration<>());

        assertThat(ManagerBench.instance(cache).settings().maxEntries()).isEqualTo(TraderConfiguration.DEFAULT_ENTRIES);
    }

    @Test
    void copiesConfiguration() {
        TraderConfiguration<String, String> given = new TraderConfiguration<String, String>().setMaxEntries(200);
        Cache<String, String> cache = bench.cache(given);

        given.setMaxEntries(300);
        configuration(cache).setMaxEntries(400);

        assertThat(configuration(cache).maxEntries()).isEqualTo(200);
    }

    @SuppressWarnings("unchecked") // a class literal has no type arguments
    private static TraderConfiguration<String, String> configuration(Cache<String, String> cache) {
        return (TraderConfiguration<String, String>) cache.getConfiguration(TraderConfiguration.class);
    }

    @Test
    void rejectsSharingWithStoreByValue() {
        TraderConfiguration<String, String> shared =
                new TraderConfiguration<String, String>().setSharingPolicy(SharingPolicy.SHARED_PUSH);

        assertThatThrownBy(() -> bench.cache(shared))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("setStoreByValue(false)");
        assertThat(bench.cache(shared.setStoreByValue(false)).getName()).isEqualTo("cache");
    }

    @Test
    void rejectsNameInUse() {
        bench.cache(new MutableConfiguration<>());

        assertThatThrownBy(() -> bench.cache(new MutableConfiguration<>())).isInstanceOf(CacheException.class);
    }
}
