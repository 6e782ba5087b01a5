package org.tradebench.load.telemetry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CacheUseTest {
    private static final Interval INTERVAL = new Interval(10_000, 20_000);

    private static CacheSample sample(long time, long hits, long misses) {
        Map<String, Long> counters = Map.of("MEMORY_HITS", hits, "MISSES", misses);
        return new CacheSample(
                time, "DistributedMap", true, 1, 500, 7, "LRU", 1, false, counters, Map.of("Quote", counters));
    }

    @Test
    void excludesCountsOutsideInterval() {
        CacheUse use = CacheUse.of(
                List.of(
                        sample(9_000, 1000, 1000),
                        sample(10_000, 1100, 1000),
                        sample(20_000, 1400, 1100),
                        sample(21_000, 9000, 9000)),
                INTERVAL);
        assertThat(use.all().lookups()).isEqualTo(400);
        assertThat(use.all().hitRatio()).isEqualTo(0.75);
        assertThat(use.templates()).containsOnlyKeys("Quote");
        assertThat(use.growth("MISSES")).isEqualTo(100);
        assertThat(use.entries()).isEqualTo(7);
    }

    @Test
    void interpolatesCountersBetweenSamples() {
        CacheUse use =
                CacheUse.of(List.of(sample(9_500, 0, 0), sample(10_500, 100, 0), sample(20_500, 200, 100)), INTERVAL);
        assertThat(use.all().memoryHits()).isEqualTo(50 + 95);
        assertThat(use.all().misses()).isEqualTo(95);
    }

    @Test
    void countsNewTemplateFromZero() {
        CacheSample early =
                new CacheSample(10_000, "DistributedMap", true, 1, 500, 0, "LRU", 1, false, Map.of(), Map.of());
        CacheUse use = CacheUse.of(List.of(early, sample(20_000, 30, 10)), INTERVAL);
        assertThat(use.templates().get("Quote").hitRatio()).isEqualTo(0.75);
    }

    @Test
    void isNullWhenCountersWereReset() {
        assertThat(CacheUse.of(List.of(sample(9_000, 1000, 10), sample(21_000, 50, 20)), INTERVAL))
                .isNull();
    }

    @Test
    void isNullWhenSamplesDoNotCoverInterval() {
        assertThat(CacheUse.of(List.of(sample(9_000, 0, 0), sample(19_000, 50, 20)), INTERVAL))
                .isNull();
        assertThat(CacheUse.of(List.of(), INTERVAL)).isNull();
    }

    @Test
    void diskHitsAreNullWithoutDisk() {
        assertThat(CacheUse.of(List.of(sample(9_000, 0, 0), sample(21_000, 50, 20)), INTERVAL)
                        .all()
                        .diskHits())
                .isNull();
    }
}
