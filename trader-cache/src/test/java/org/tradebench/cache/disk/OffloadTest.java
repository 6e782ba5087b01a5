package org.tradebench.cache.disk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.cache.disk.CacheLife.keeping;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.cache.CacheSettings.DiskEviction;
import org.tradebench.cache.CacheSettings.DiskSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EvictionPolicy;
import org.tradebench.cache.event.InvalidationCause;
import org.tradebench.cache.statistics.CacheCounter;

/** Checks reads, lifetimes and limits of a cache instance with a disk tier on a real file. */
class OffloadTest {
    @TempDir
    private Path directory;

    @ParameterizedTest
    @EnumSource
    void promotesEvictedEntryFromFile(EvictionPolicy eviction) {
        try (CacheLife life = CacheLife.begin(TierFixture.at(directory), DiskSettings.at(directory), eviction)) {
            life.fill(300);
            life.evictAll();
            assertThat(life.cache.size()).isZero();
            assertThat(life.cache.size(true)).isEqualTo(300);

            for (int i = 0; i < 300; i++) {
                assertThat(life.cache.get(i)).isEqualTo("value " + i);
                assertThat(life.cache.get(i)).isEqualTo("value " + i);
            }

            // Memory may evict an entry right after its promotion; then the second read comes from the file again. LRU
            // never does.
            long fromFile = life.count(CacheCounter.DISK_HITS);
            assertThat(fromFile).isBetween(300L, eviction == EvictionPolicy.LRU ? 300L : 599L);
            assertThat(life.count(CacheCounter.DISK_READS)).isEqualTo(fromFile);
            assertThat(life.count(CacheCounter.MEMORY_HITS)).isEqualTo(600 - fromFile);
            assertThat(life.count(CacheCounter.MISSES)).isZero();
            assertThat(life.cache.size()).isEqualTo(CacheLife.MEMORY);
        }
    }

    @Test
    void invalidatesDiskByIdGroupAndAlias() {
        try (CacheLife life = CacheLife.begin(TierFixture.at(directory), keeping(directory))) {
            life.fill(9);
            life.cache.addAlias(8, new Object[] {"eight"});
            life.evictAll();

            life.cache.invalidate(1);
            life.cache.invalidate("g0");
            life.cache.invalidate("eight");

            assertThat(life.cache.idsOnDisk()).containsExactlyInAnyOrder(2, 4, 5, 7);
            for (int gone : List.of(0, 1, 3, 6, 8)) {
                assertThat(life.cache.get(gone)).isNull();
            }
        }
        try (CacheLife next = CacheLife.begin(TierFixture.at(directory), keeping(directory))) {
            assertThat(next.cache.idsOnDisk()).containsExactlyInAnyOrder(2, 4, 5, 7);
            assertThat(next.cache.get(0)).isNull();
            assertThat(next.cache.get(2)).isEqualTo("value 2");
        }
    }

    @Test
    void listsGroupsWithMembersOnDiskOnly() {
        TierFixture fixture = TierFixture.at(directory);
        try (CacheLife life = CacheLife.begin(fixture, keeping(directory))) {
            life.fill(9);
            life.cache.put(
                    "brief",
                    1,
                    EntryOptions.DEFAULT.withTimeToLive(Duration.ofSeconds(5)).withDependencyIds(Set.of("soon empty")));
            life.evictAll();
            life.cache.put("here", 1, EntryOptions.DEFAULT.withDependencyIds(Set.of("in memory")));
            assertThat(life.cache.dependencyIds())
                    .containsExactlyInAnyOrder("g0", "g1", "g2", "soon empty", "in memory");

            life.cache.invalidate("g1");
            fixture.advance(Duration.ofSeconds(5));

            assertThat(life.cache.dependencyIds()).containsExactlyInAnyOrder("g0", "g2", "in memory");
        }
    }

    @Test
    void neverServesExpiredDiskEntries() {
        TierFixture fixture = TierFixture.at(directory);
        EntryOptions minutes = EntryOptions.DEFAULT.withTimeToLive(Duration.ofMinutes(5));
        EntryOptions idle = EntryOptions.DEFAULT.withInactivity(Duration.ofMinutes(4));
        try (CacheLife life = CacheLife.begin(fixture, keeping(directory))) {
            life.cache.put("brief", 1, EntryOptions.DEFAULT.withTimeToLive(Duration.ofSeconds(5)));
            life.cache.put("minutes", 1, minutes);
            life.cache.put("idle", 1, idle);
            life.cache.put("for ever", 1);
            life.evictAll();
            fixture.advance(Duration.ofSeconds(5));
            assertThat(life.cache.get("brief")).isNull();
            assertThat(life.cache.get("minutes")).isEqualTo(1);
            // The entry is on file already, so its eviction writes nothing.
            life.cache.releaseLruEntries(Integer.MAX_VALUE);
            fixture.advance(Duration.ofMinutes(4));
            assertThat(life.cache.get("idle")).isNull();
        }
        fixture.advance(Duration.ofMinutes(1));
        try (CacheLife next = CacheLife.begin(fixture, keeping(directory))) {
            assertThat(next.cache.get("minutes")).isNull();
            assertThat(next.cache.get("for ever")).isEqualTo(1);
        }
    }

    @Test
    void countsIdleTimeInMemoryAndWhileStopped() {
        TierFixture fixture = TierFixture.at(directory);
        EntryOptions idle = EntryOptions.DEFAULT.withInactivity(Duration.ofMinutes(4));
        try (CacheLife life = CacheLife.begin(fixture, keeping(directory))) {
            life.cache.put("evicted", 1, idle);
            life.cache.put("kept", 1, idle);
            fixture.advance(Duration.ofMinutes(3));
            assertThat(life.cache.get("kept")).isEqualTo(1);
            life.evictAll();
            fixture.advance(Duration.ofMinutes(1));

            assertThat(life.cache.get("evicted")).isNull();
            assertThat(life.cache.get("kept")).isEqualTo(1);
            fixture.advance(Duration.ofMinutes(2));
        }
        fixture.advance(Duration.ofMinutes(1));
        try (CacheLife next = CacheLife.begin(fixture, keeping(directory))) {
            assertThat(next.cache.containsKey("kept", true)).isTrue();
            fixture.advance(Duration.ofMinutes(1));
            assertThat(next.cache.containsKey("kept", true)).isFalse();
        }
    }

    @ParameterizedTest
    @EnumSource
    void respectsLimitsWithEachDiskEviction(DiskEviction eviction) {
        Queue<InvalidationCause> causes = new ConcurrentLinkedQueue<>();
        DiskSettings limited = new DiskSettings(directory, 200, 4 << 20, 3_000, eviction, false);
        try (CacheLife life = CacheLife.begin(TierFixture.at(directory), limited)) {
            life.cache.enableListener(true);
            life.cache.addInvalidationListener(event -> causes.add(event.cause()));
            life.cache.put("too large", "x".repeat(3_001));
            for (int i = 0; i < 2_000; i++) {
                life.cache.put(i, i + " " + "x".repeat(i));
                if (i % 50 == 0) {
                    life.evictAll();
                }
            }
            life.evictAll();

            assertThat(life.cache.get("too large")).isNull();
            Set<Object> onDisk = life.cache.idsOnDisk();
            assertThat(onDisk).hasSizeBetween(140, 200);
            assertThat(life.cache.bytesOnDisk()).isLessThanOrEqualTo(4 << 20);
            for (Object id : onDisk) {
                assertThat(life.cache.get(id)).isEqualTo(id + " " + "x".repeat((Integer) id));
            }
            if (eviction == DiskEviction.NONE) {
                // The first entries stay.
                assertThat(onDisk).allMatch(id -> (Integer) id <= 200);
                assertThat(causes).containsOnly(InvalidationCause.DISK_OVERFLOW);
                assertThat(life.count(CacheCounter.DISK_EVICTIONS)).isZero();
            } else {
                assertThat(causes)
                        .contains(InvalidationCause.DISK_GARBAGE_COLLECTOR)
                        .doesNotContain(InvalidationCause.LRU);
                assertThat(life.count(CacheCounter.DISK_EVICTIONS)).isPositive();
            }
            if (eviction == DiskEviction.SIZE) {
                // The largest were evicted each time.
                assertThat(onDisk).filteredOn(id -> (Integer) id < 100).hasSize(100);
            }
        }
    }
}
