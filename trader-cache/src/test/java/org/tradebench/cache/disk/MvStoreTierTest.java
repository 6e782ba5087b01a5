package org.tradebench.cache.disk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.tradebench.cache.disk.TierFixture.entry;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.cache.CacheSettings.DiskEviction;
import org.tradebench.cache.CacheSettings.DiskSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.event.InvalidationCause;
import org.tradebench.cache.spi.DiskTier;
import org.tradebench.cache.statistics.CacheCounter;

class MvStoreTierTest {
    @TempDir
    private Path directory;

    /** Reads that come from the file, not from what waits to be written. */
    private static void awaitWritten(TierFixture fixture, long writes) {
        Waiting.until(() -> fixture.count(CacheCounter.DISK_WRITES) == writes);
    }

    @Test
    void findsOfferedEntryAtOnceAndOnFile() {
        TierFixture fixture = TierFixture.at(directory);
        try (DiskTier tier = fixture.open()) {
            EntrySnapshot entry = entry("s:1", List.of(1, "two"), "AllQuotes", 7);
            assertThat(tier.offer(entry)).isTrue();
            assertThat(tier.read("s:1")).contains(entry);
            assertThat(tier.members("AllQuotes")).containsExactly("s:1");
            awaitWritten(fixture, 1);
            // The first read may have found it there already.
            long readsBefore = fixture.count(CacheCounter.DISK_READS);
            assertThat(tier.read("s:1")).contains(entry);
            assertThat(fixture.count(CacheCounter.DISK_READS)).isEqualTo(readsBefore + 1);
            assertThat(tier.members("AllQuotes")).containsExactly("s:1");
            assertThat(tier.members(7)).containsExactly("s:1");
            assertThat(tier.contains("s:1")).isTrue();
            assertThat(tier.ids()).containsExactly("s:1");
            assertThat(tier.size()).isOne();
            assertThat(tier.bytes()).isPositive();
        }
    }

    @Test
    void removesWaitingEntryFromGroups() {
        TierFixture fixture = TierFixture.at(directory);
        try (DiskTier tier = fixture.open()) {
            for (int i = 0; i < 2_000; i++) {
                tier.offer(entry(i, "value " + i, "all"));
                if (i % 2 == 0) {
                    assertThat(tier.remove(i)).isTrue();
                    assertThat(tier.remove(i)).isFalse();
                    assertThat(tier.read(i)).isEmpty();
                }
            }
            assertThat(tier.members("all")).hasSize(1_000).doesNotContain(0, 2, 1_998);
            for (int i = 0; i < 2_000; i++) {
                assertThat(tier.read(i).isPresent()).isEqualTo(i % 2 == 1);
            }
            assertThat(tier.size()).isEqualTo(1_000);
        }
        assertThat(fixture.count(CacheCounter.DISK_FAILURES)).isZero();
    }

    @Test
    void replacesOlderEntryAndItsGroups() {
        TierFixture fixture = TierFixture.at(directory);
        try (DiskTier tier = fixture.open()) {
            tier.offer(entry("id", "old", "g1", "both"));
            awaitWritten(fixture, 1);
            tier.offer(entry("id", "new", "g2", "both"));
            awaitWritten(fixture, 2);
            assertThat(tier.read("id").orElseThrow().value()).isEqualTo("new");
            assertThat(tier.members("g1")).isEmpty();
            assertThat(tier.members("g2")).containsExactly("id");
            assertThat(tier.members("both")).containsExactly("id");
        }
    }

    @Test
    void writesUnchangedPromotedEntryOnce() {
        TierFixture fixture = TierFixture.at(directory);
        try (DiskTier tier = fixture.open()) {
            tier.offer(entry("id", "value", "g"));
            awaitWritten(fixture, 1);
            EntrySnapshot promoted = tier.read("id").orElseThrow();
            assertThat(tier.offer(promoted)).isTrue();
            tier.offer(entry("another", "value"));
            awaitWritten(fixture, 2);
            assertThat(tier.read("id")).contains(promoted);
            // Equal, but not the same: who knows.
            tier.offer(entry("id", new String("value"), "g"));
            awaitWritten(fixture, 3);
        }
    }

    @Test
    void servesEntryExactlyUntilItExpires() {
        TierFixture fixture = TierFixture.at(directory);
        try (DiskTier tier = fixture.open()) {
            tier.offer(entry("brief", "v", Duration.ofSeconds(10), "g"));
            tier.offer(entry("long", "v", Duration.ofSeconds(100), "g"));
            awaitWritten(fixture, 2);
            fixture.pass(Duration.ofSeconds(4));
            assertThat(tier.read("brief").orElseThrow().timeLeft()).isEqualTo(Duration.ofSeconds(6));
            fixture.pass(Duration.ofSeconds(6));
            assertThat(tier.read("brief")).isEmpty();
            assertThat(tier.members("g")).containsExactly("long");
            Waiting.until(() -> fixture.gone.get("brief") == InvalidationCause.DISK_TIMEOUT);
            // No one reads this one: the round finds it.
            fixture.pass(Duration.ofSeconds(90));
            Waiting.until(() -> fixture.gone.get("long") == InvalidationCause.DISK_TIMEOUT);
            assertThat(fixture.count(CacheCounter.DISK_TIMEOUTS)).isEqualTo(2);
            assertThat(tier.size()).isZero();
        }
    }

    @Test
    void removesInactiveEntry() {
        TierFixture fixture = TierFixture.at(directory);
        try (DiskTier tier = fixture.open()) {
            EntrySnapshot plain = entry("id", "v");
            EntryOptions options = plain.options().withInactivity(Duration.ofSeconds(10));
            tier.offer(new EntrySnapshot(
                    "id", "v", options, plain.aliases(), plain.created(), plain.timeLeft(), plain.lease(), null));
            fixture.pass(Duration.ofSeconds(9));
            assertThat(tier.read("id")).isPresent();
            fixture.pass(Duration.ofSeconds(9));
            assertThat(tier.read("id")).isPresent();
            fixture.pass(Duration.ofSeconds(10));
            assertThat(tier.read("id")).isEmpty();
        }
    }

    @Test
    void reportsEntriesThatCannotBeWritten() {
        TierFixture fixture = new TierFixture(new DiskSettings(directory, 0, 0, 1_000, DiskEviction.RANDOM, false));
        try (DiskTier tier = fixture.open()) {
            tier.offer(entry("stranger", new AtomicBoolean()));
            tier.offer(entry("large", "x".repeat(1_001)));
            tier.offer(entry("good", "v"));
            awaitWritten(fixture, 1);
            assertThat(tier.ids()).containsExactly("good");
            assertThat(fixture.gone)
                    .containsOnlyKeys("stranger", "large")
                    .containsValue(InvalidationCause.DISK_OVERFLOW);
            assertThat(fixture.count(CacheCounter.DISK_REFUSALS)).isEqualTo(2);
            assertThat(fixture.count(CacheCounter.DISK_FAILURES)).isZero();
        }
    }

    @Test
    void evictsFromFourFifthsToSevenTenths() {
        for (DiskEviction eviction : List.of(DiskEviction.RANDOM, DiskEviction.SIZE)) {
            TierFixture fixture =
                    new TierFixture(new DiskSettings(directory.resolve(eviction.name()), 100, 0, 0, eviction, false));
            try (DiskTier tier = fixture.open()) {
                for (int i = 0; i < 80; i++) {
                    tier.offer(entry(i, "x".repeat(i)));
                }
                awaitWritten(fixture, 80);
                assertThat(tier.size()).isEqualTo(80);
                tier.offer(entry("one more", "v"));
                awaitWritten(fixture, 81);
                assertThat(tier.size()).isEqualTo(70);
                assertThat(tier.contains("one more")).isTrue();
                assertThat(fixture.count(CacheCounter.DISK_EVICTIONS)).isEqualTo(11);
                assertThat(fixture.gone).hasSize(11).containsValue(InvalidationCause.DISK_GARBAGE_COLLECTOR);
                if (eviction == DiskEviction.SIZE) {
                    assertThat(fixture.gone).containsOnlyKeys(69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79);
                }
            }
        }
    }

    @Test
    void evictsOverdueEntriesFirst() {
        TierFixture fixture = new TierFixture(new DiskSettings(directory, 100, 0, 0, DiskEviction.RANDOM, false));
        try (DiskTier tier = fixture.open()) {
            for (int i = 0; i < 80; i++) {
                tier.offer(entry(i, "v", i < 20 ? Duration.ofSeconds(1) : Duration.ZERO));
            }
            awaitWritten(fixture, 80);
            fixture.pass(Duration.ofSeconds(2));
            tier.offer(entry("one more", "v"));
            awaitWritten(fixture, 81);
            assertThat(fixture.count(CacheCounter.DISK_EVICTIONS)).isZero();
            assertThat(tier.ids()).hasSize(61).contains(20, 79, "one more");
        }
    }

    @Test
    void refusesEntriesWithoutEviction() {
        TierFixture fixture = new TierFixture(new DiskSettings(directory, 20, 0, 0, DiskEviction.NONE, false));
        try (DiskTier tier = fixture.open()) {
            for (int i = 0; i < 25; i++) {
                tier.offer(entry(i, "v"));
            }
            Waiting.until(() -> fixture.count(CacheCounter.DISK_REFUSALS) == 5);
            assertThat(tier.size()).isEqualTo(20);
            assertThat(fixture.gone).containsOnlyKeys(20, 21, 22, 23, 24);
            tier.remove(3);
            tier.offer(entry("fits", "v"));
            awaitWritten(fixture, 21);
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
            // Three times the limit, so that nothing but used space can hold it.
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
            assertThat(tier.size()).isGreaterThan(limit / 5 / 2_000);
        }
        assertThat(fixture.count(CacheCounter.DISK_FAILURES)).isZero();
    }

    @Test
    void worksAfterClear() {
        TierFixture fixture = TierFixture.at(directory);
        try (DiskTier tier = fixture.open()) {
            for (int i = 0; i < 500; i++) {
                tier.offer(entry(i, "v", "g"));
            }
            awaitWritten(fixture, 500);
            tier.clear();
            assertThat(tier.ids()).isEmpty();
            assertThat(tier.members("g")).isEmpty();
            assertThat(tier.read(1)).isEmpty();
            tier.offer(entry("after", "v"));
            awaitWritten(fixture, 501);
            assertThat(tier.read("after")).isPresent();
        }
        assertThat(fixture.gone).isEmpty();
    }

    @Test
    void refusesEntriesBeyondQueue() {
        TierFixture fixture = TierFixture.at(directory);
        AtomicBoolean refused = new AtomicBoolean();
        try (DiskTier tier = fixture.open()) {
            // Faster than any writer: the same megabyte by reference.
            byte[] value = new byte[1 << 20];
            for (int i = 0; i < 3 * MvStoreTier.MOST_WAITING && !refused.get(); i++) {
                refused.set(!tier.offer(entry(i, value)));
            }
            assertThat(refused).isTrue();
            assertThat(fixture.count(CacheCounter.DISK_REFUSALS)).isPositive();
            tier.clear();
        }
    }

    @Test
    void survivesInterruptedReader() throws Exception {
        TierFixture fixture = TierFixture.at(directory);
        try (DiskTier tier = fixture.open()) {
            byte[] value = new byte[100_000];
            // More than the page cache holds, so that reads go to the file.
            for (int i = 0; i < 300; i++) {
                tier.offer(entry(i, value));
            }
            awaitWritten(fixture, 300);
            AtomicReference<Boolean> stillInterrupted = new AtomicReference<>();
            Thread interrupted = new Thread(() -> {
                Thread.currentThread().interrupt();
                for (int i = 0; i < 300; i++) {
                    tier.read(i);
                }
                stillInterrupted.set(Thread.currentThread().isInterrupted());
            });
            interrupted.start();
            interrupted.join();
            assertThat(stillInterrupted.get()).isTrue();
            for (int i = 0; i < 300; i++) {
                assertThat(tier.read(i)).isPresent();
            }
        }
        assertThat(fixture.count(CacheCounter.DISK_FAILURES)).isZero();
    }

    @Test
    void rejectsDirectoryInUse() {
        DiskTier first = TierFixture.at(directory).open();
        first.offer(entry("id", "v"));
        assertThatThrownBy(() -> TierFixture.at(directory).open("accounts", org.tradebench.cache.wire.AllowList.EMPTY))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("cache 'accounts' cannot use the disk directory " + directory)
                .hasMessageContaining("a directory of its own");
        assertThat(first.read("id")).isPresent();
        first.close();
        TierFixture.at(directory).open().close();
    }

    @Test
    void rejectsUnusableDirectory() throws Exception {
        Path file = Files.writeString(directory.resolve("file"), "");
        assertThatThrownBy(() -> TierFixture.at(file.resolve("below")).open())
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("cache 'quotes' cannot use the disk directory");
    }

    @Test
    void staysConsistentUnderConcurrency() throws Exception {
        TierFixture fixture = new TierFixture(new DiskSettings(directory, 300, 0, 0, DiskEviction.RANDOM, false));
        int ids = 500;
        Set<String> wrong = ConcurrentHashMap.newKeySet();
        try (DiskTier tier = fixture.open()) {
            List<Thread> threads = new ArrayList<>();
            for (int t = 0; t < 4; t++) {
                // Each its own ids to write, everybody's to read.
                int own = t;
                Thread thread = new Thread(() -> {
                    for (int i = 0; i < 20_000; i++) {
                        int id = ThreadLocalRandom.current().nextInt(ids / 4) * 4 + own;
                        tier.offer(entry(id, id + ":" + i, "g" + id % 7));
                        int any = ThreadLocalRandom.current().nextInt(ids);
                        tier.read(any)
                                .filter(found -> !((String) found.value()).startsWith(any + ":"))
                                .ifPresent(found -> wrong.add(any + " is " + found.value()));
                        if (i % 3 == 0) {
                            tier.remove(id);
                            tier.read(id).ifPresent(found -> wrong.add(id + " is back"));
                        }
                    }
                });
                thread.start();
                threads.add(thread);
            }
            for (Thread thread : threads) {
                thread.join();
            }
            for (Object id : tier.ids()) {
                Set<Object> members = tier.members("g" + (Integer) id % 7);
                // The writer may still make room.
                assertThat(members.contains(id) || !tier.contains(id)).isTrue();
                tier.remove(id);
            }
            for (int g = 0; g < 7; g++) {
                assertThat(tier.members("g" + g)).isEmpty();
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(fixture.count(CacheCounter.DISK_FAILURES)).isZero();
    }
}
