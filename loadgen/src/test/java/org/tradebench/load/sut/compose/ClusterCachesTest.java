package org.tradebench.load.sut.compose;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tradebench.load.telemetry.CacheSample;

class ClusterCachesTest {
    private static CacheSample sample(String caching, boolean inSight, long entries, int sharing, long hits) {
        Map<String, Long> counters = Map.of("MEMORY_HITS", hits, "MISSES", 10L);
        return new CacheSample(
                5, caching, inSight, 1, 500, entries, "LRU", sharing, false, counters, Map.of("Quote", counters));
    }

    @Test
    void sumsCountersOfServers() {
        CacheSample sum = ClusterCaches.sum(
                7, List.of(sample("DistributedMap", true, 100, 1, 40), sample("DistributedMap", true, 50, 1, 60)));
        assertThat(sum.time()).isEqualTo(7);
        assertThat(sum.servers()).isEqualTo(2);
        assertThat(sum.caching()).isEqualTo("DistributedMap");
        assertThat(sum.maxEntries()).isEqualTo(1000);
        assertThat(sum.entries()).isEqualTo(150);
        assertThat(sum.counters()).containsEntry("MEMORY_HITS", 100L).containsEntry("MISSES", 20L);
        assertThat(sum.templates().get("Quote")).containsEntry("MEMORY_HITS", 100L);
    }

    @Test
    void reportsDifferingSettingsOfServers() {
        CacheSample sum = ClusterCaches.sum(
                7, List.of(sample("DistributedMap", true, 1, 1, 0), sample("No Caching", false, 0, 2, 0)));
        assertThat(sum.caching()).isEqualTo("DistributedMap / No Caching");
        assertThat(sum.sharingPolicy()).isEqualTo(-1);
        assertThat(sum.databaseInSight()).isFalse();
    }

    @Test
    void keepsCountersAcrossServerRestart() {
        ServerCache cache = new ServerCache();
        assertThat(cache.total()).isNull();
        cache.update(sample("DistributedMap", true, 100, 1, 40));
        cache.update(sample("DistributedMap", true, 3, 1, 5));
        assertThat(cache.total().counters()).containsEntry("MEMORY_HITS", 45L);
        assertThat(cache.total().templates().get("Quote")).containsEntry("MISSES", 20L);
        assertThat(cache.total().entries()).as("entries in memory now").isEqualTo(3);
    }
}
