package org.tradebench.cache.disk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.cache.disk.TierFixture.entry;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.cache.CacheSettings.DiskEviction;
import org.tradebench.cache.CacheSettings.DiskSettings;
import org.tradebench.cache.event.InvalidationCause;
import org.tradebench.cache.spi.DiskTier;
import org.tradebench.cache.statistics.CacheCounter;

/** Checks what a tier evicts or refuses at the limits of its entries, its file and its queue. */
class MvStoreTierLimitsTest {
    @TempDir
    private Path directory;

    @Test
    void reportsEntriesThatCannotBeWritten() {
        TierFixture fixture = new TierFixture(new DiskSettings(directory, 0, 0, 1_000, DiskEviction.RANDOM, false));
        try (DiskTier tier = fixture.open()) {
            tier.offer(entry("not allowed", new AtomicBoolean()));
            tier.offer(entry("large", "x".repeat(1_001)));
            tier.offer(entry("good", "v"));
            fixture.awaitWritten(1);
            assertThat(tier.ids()).containsExactly("good");
            assertThat(fixture.removed)
                    .containsOnlyKeys("not allowed", "large")
                    .containsValue(InvalidationCause.DISK_OVERFLOW);
            assertThat(fixture.count(CacheCounter.DISK_REFUSALS)).isEqualTo(2);
            assertThat(fixture.count(CacheCounter.DISK_FAILURES)).isZero();
        }
    }

    @Test
    void evictsNothingForEntryThatNeverFits() {
        TierFixture fixture = new TierFixture(new DiskSettings(directory, 0, 4 << 20, 0, DiskEviction.RANDOM, false));
        try (DiskTier tier = fixture.open()) {
            for (int i = 0; i < 10; i++) {
                tier.offer(entry(i, "v"));
            }
            tier.offer(entry("large", "x".repeat(1_500_000)));
            tier.offer(entry("good", "v"));
            fixture.awaitWritten(11);
            assertThat(tier.ids()).hasSize(11).doesNotContain("large");
            assertThat(fixture.removed).containsOnlyKeys("large").containsValue(InvalidationCause.DISK_OVERFLOW);
            assertThat(fixture.count(CacheCounter.DISK_EVICTIONS)).isZero();
        }
    }

    @Test
    void evictsFrom80To70PercentOfLimit() {
        for (DiskEviction eviction : List.of(DiskEviction.RANDOM, DiskEviction.SIZE)) {
            TierFixture fixture =
                    new TierFixture(new DiskSettings(directory.resolve(eviction.name()), 100, 0, 0, eviction, false));
            try (DiskTier tier = fixture.open()) {
                for (int i = 0; i < 80; i++) {
                    tier.offer(entry(i, "x".repeat(i)));
                }
                fixture.awaitWritten(80);
                assertThat(tier.ids()).hasSize(80);
                tier.offer(entry("one more", "v"));
                fixture.awaitWritten(81);
                assertThat(tier.ids()).hasSize(70);
                assertThat(tier.contains("one more")).isTrue();
                assertThat(fixture.count(CacheCounter.DISK_EVICTIONS)).isEqualTo(11);
                assertThat(fixture.removed).hasSize(11).containsValue(InvalidationCause.DISK_GARBAGE_COLLECTOR);
                if (eviction == DiskEviction.SIZE) {
                    assertThat(fixture.removed).containsOnlyKeys(69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79);
                }
            }
        }
    }

    @Test
    void evictsExpiredEntriesFirst() {
        TierFixture fixture = new TierFixture(new DiskSettings(directory, 100, 0, 0, DiskEviction.RANDOM, false));
        try (DiskTier tier = fixture.open()) {
            for (int i = 0; i < 80; i++) {
                tier.offer(entry(i, "v", i < 20 ? Duration.ofSeconds(1) : Duration.ZERO));
            }
            fixture.awaitWritten(80);
            fixture.advance(Duration.ofSeconds(2));
            tier.offer(entry("one more", "v"));
            fixture.awaitWritten(81);
            assertThat(fixture.count(CacheCounter.DISK_EVICTIONS)).isZero();
            assertThat(tier.ids()).hasSize(61).contains(20, 79, "one more");
        }
    }

    @Test
    void refusesEntriesAtLimitWithoutEviction() {
        TierFixture fixture = new TierFixture(new DiskSettings(directory, 20, 0, 0, DiskEviction.NONE, false));
        try (DiskTier tier = fixture.open()) {
            for (int i = 0; i < 25; i++) {
                tier.offer(entry(i, "v"));
            }
            Waiting.until(() -> fixture.count(CacheCounter.DISK_REFUSALS) == 5);
            assertThat(tier.ids()).hasSize(20);
            assertThat(fixture.removed).containsOnlyKeys(20, 21, 22, 23, 24);
            tier.remove(3);
            tier.offer(entry("fits", "v"));
            fixture.awaitWritten(21);
            assertThat(tier.contains("fits")).isTrue();
        }
    }

    @Test
    void reusesSpaceBelowFileLimit() {
        long limit = 16 << 20;
        TierFixture fixture = new TierFixture(new DiskSettings(directory, 0, limit, 0, DiskEviction.RANDOM, false));
        Random random = new Random(3);
        try (DiskTier tier = fixture.open()) {
            AtomicLong offered = new AtomicLong();
            // Writes three times the limit, which is only possible when space is reused.
            Waiting.until(() -> {
                byte[] value = new byte[2_000];
                random.nextBytes(value);
                long number = offered.incrementAndGet();
                tier.offer(entry(number, value));
                Waiting.until(() -> fixture.count(CacheCounter.DISK_WRITES) + fixture.count(CacheCounter.DISK_REFUSALS)
                        > number - 100);
                assertThat(tier.bytes()).isLessThanOrEqualTo(limit);
                return fixture.count(CacheCounter.DISK_WRITES) > 3 * limit / 2_000;
            });
            assertThat(tier.ids()).hasSizeGreaterThan((int) (limit / 5 / 2_000));
        }
        assertThat(fixture.count(CacheCounter.DISK_FAILURES)).isZero();
    }

    @Test
    void refusesEntriesWhenQueueIsFull() {
        TierFixture fixture = TierFixture.at(directory);
        AtomicBoolean refused = new AtomicBoolean();
        try (DiskTier tier = fixture.open()) {
            // Offers the same megabyte by reference, faster than any writer can write it.
            byte[] value = new byte[1 << 20];
            for (int i = 0; i < 3 * MvStoreTier.MAX_WAITING && !refused.get(); i++) {
                refused.set(!tier.offer(entry(i, value)));
            }
            assertThat(refused).isTrue();
            assertThat(fixture.count(CacheCounter.DISK_REFUSALS)).isPositive();
            tier.clear();
        }
    }
}
