package org.tradebench.cache.disk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicLongArray;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.CacheSettings.DiskEviction;
import org.tradebench.cache.CacheSettings.DiskSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EvictionPolicy;
import org.tradebench.cache.coherence.Origin;
import org.tradebench.cache.event.InvalidationCause;
import org.tradebench.cache.service.CacheService;
import org.tradebench.cache.spi.ClusterMembership;
import org.tradebench.cache.spi.Replica;
import org.tradebench.cache.spi.Replication;
import org.tradebench.cache.spi.RestartRule;
import org.tradebench.cache.statistics.CacheCounter;

/** A whole cache instance on a real file. */
class OffloadTest {
    private static final int MEMORY = 100;

    @TempDir
    private Path directory;

    /** From an opening to a closing. */
    private static final class Life implements AutoCloseable {
        private final CacheService service;
        final CacheInstance cache;

        private Life(TierFixture fixture, DiskSettings disk, EvictionPolicy eviction, ClusterMembership cluster) {
            service = fixture.service(cluster);
            cache = service.instance(CacheSettings.named("quotes")
                    .withMaxEntries(MEMORY)
                    .withEviction(eviction)
                    .withDisk(disk));
        }

        static Life begin(TierFixture fixture, DiskSettings disk) {
            return new Life(fixture, disk, EvictionPolicy.W_TINY_LFU, ClusterMembership.NONE);
        }

        static Life begin(TierFixture fixture, DiskSettings disk, EvictionPolicy eviction) {
            return new Life(fixture, disk, eviction, ClusterMembership.NONE);
        }

        static Life begin(TierFixture fixture, DiskSettings disk, ClusterMembership cluster) {
            return new Life(fixture, disk, EvictionPolicy.W_TINY_LFU, cluster);
        }

        long count(CacheCounter counter) {
            return cache.statistics().of(counter);
        }

        void fill(int number) {
            for (int i = 0; i < number; i++) {
                cache.put(i, "value " + i, EntryOptions.DEFAULT.withDependencyIds(Set.of("g" + i % 3)));
            }
        }

        /** All that memory holds goes to disk; afterwards nothing waits to be written. */
        void evictAll() {
            cache.releaseLruEntries(Integer.MAX_VALUE);
            Waiting.until(() -> count(CacheCounter.DISK_WRITES) + count(CacheCounter.DISK_REFUSALS)
                    >= count(CacheCounter.EVICTIONS));
        }

        @Override
        public void close() {
            service.close();
        }
    }

    private DiskSettings plain() {
        return DiskSettings.at(directory);
    }

    private DiskSettings keeping() {
        return new DiskSettings(directory, 0, 0, 0, DiskEviction.RANDOM, true);
    }

    private TierFixture fixture() {
        return TierFixture.at(directory);
    }

    @ParameterizedTest
    @EnumSource
    void promotesEvictedEntryFromFile(EvictionPolicy eviction) {
        try (Life life = Life.begin(fixture(), plain(), eviction)) {
            life.fill(300);
            life.evictAll();
            assertThat(life.cache.size()).isZero();
            assertThat(life.cache.size(true)).isEqualTo(300);

            for (int i = 0; i < 300; i++) {
                assertThat(life.cache.get(i)).isEqualTo("value " + i);
                assertThat(life.cache.get(i)).isEqualTo("value " + i);
            }

            // Memory may have no room for what it was just given, unless the newest is the last to go: then it comes
            // from the file again.
            long fromFile = life.count(CacheCounter.DISK_HITS);
            assertThat(fromFile).isBetween(300L, eviction == EvictionPolicy.LRU ? 300L : 599L);
            assertThat(life.count(CacheCounter.DISK_READS)).isEqualTo(fromFile);
            assertThat(life.count(CacheCounter.MEMORY_HITS)).isEqualTo(600 - fromFile);
            assertThat(life.count(CacheCounter.MISSES)).isZero();
            assertThat(life.cache.size()).isEqualTo(MEMORY);
        }
    }

    @Test
    void invalidatesDiskByIdGroupAndAlias() {
        try (Life life = Life.begin(fixture(), keeping())) {
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
        try (Life next = Life.begin(fixture(), keeping())) {
            assertThat(next.cache.idsOnDisk()).containsExactlyInAnyOrder(2, 4, 5, 7);
            assertThat(next.cache.get(0)).isNull();
            assertThat(next.cache.get(2)).isEqualTo("value 2");
        }
    }

    @Test
    void listsGroupsWithMembersOnDiskOnly() {
        TierFixture fixture = fixture();
        try (Life life = Life.begin(fixture, keeping())) {
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
            fixture.pass(Duration.ofSeconds(5));

            assertThat(life.cache.dependencyIds()).containsExactlyInAnyOrder("g0", "g2", "in memory");
        }
    }

    @Test
    void neverServesOverdueDiskEntries() {
        TierFixture fixture = fixture();
        EntryOptions minutes = EntryOptions.DEFAULT.withTimeToLive(Duration.ofMinutes(5));
        EntryOptions idle = EntryOptions.DEFAULT.withInactivity(Duration.ofMinutes(4));
        try (Life life = Life.begin(fixture, keeping())) {
            life.cache.put("brief", 1, EntryOptions.DEFAULT.withTimeToLive(Duration.ofSeconds(5)));
            life.cache.put("minutes", 1, minutes);
            life.cache.put("idle", 1, idle);
            life.cache.put("for ever", 1);
            life.evictAll();
            fixture.pass(Duration.ofSeconds(5));
            assertThat(life.cache.get("brief")).isNull();
            assertThat(life.cache.get("minutes")).isEqualTo(1);
            // It is on file already: nothing is written.
            life.cache.releaseLruEntries(Integer.MAX_VALUE);
            fixture.pass(Duration.ofMinutes(4));
            assertThat(life.cache.get("idle")).isNull();
        }
        fixture.pass(Duration.ofMinutes(1));
        try (Life next = Life.begin(fixture, keeping())) {
            assertThat(next.cache.get("minutes")).isNull();
            assertThat(next.cache.get("for ever")).isEqualTo(1);
        }
    }

    @Test
    void keepsNothingAcrossStopWithoutFlush() {
        try (Life life = Life.begin(fixture(), plain())) {
            life.fill(300);
        }
        assertThat(directory).isDirectoryNotContaining("glob:**.mv");
        try (Life next = Life.begin(fixture(), plain())) {
            assertThat(next.cache.size(true)).isZero();
        }
    }

    @Test
    void keepsMemoryAndDiskAcrossFlushedStop() {
        try (Life life = Life.begin(fixture(), keeping())) {
            life.fill(300);
            life.cache.put(7, "newer");
        }
        try (Life next = Life.begin(fixture(), keeping())) {
            assertThat(next.cache.size(true)).isEqualTo(300);
            assertThat(next.cache.get(7)).isEqualTo("newer");
            assertThat(next.cache.get(8)).isEqualTo("value 8");
            assertThat(next.cache.members("g1")).hasSize(99);
        }
    }

    @Test
    void discardsEntriesInvalidatedWhileDown() {
        try (Life life = Life.begin(fixture(), keeping())) {
            life.fill(300);
        }
        TierFixture told = fixture().with(stopped -> Optional.of(Set.of(5, "g0")));
        try (Life next = Life.begin(told, keeping())) {
            assertThat(next.cache.get(5)).isNull();
            assertThat(next.cache.get(3)).isNull();
            assertThat(next.cache.get(4)).isEqualTo("value 4");
            assertThat(next.cache.size(true)).isEqualTo(199);
        }
    }

    @Test
    void discardsDiskWhenMissedUpdatesAreUnknown() {
        ClusterMembership cluster = new ClusterMembership() {
            private final Origin self = Origin.random();

            @Override
            public Origin self() {
                return self;
            }

            @Override
            public Replication join(Replica replica) {
                return Replication.NONE;
            }

            @Override
            public void leave(Replica replica) {}
        };
        try (Life alone = Life.begin(fixture(), keeping())) {
            alone.fill(10);
        }
        TierFixture trusting = fixture().with(RestartRule.NOTHING_CHANGES_MEANWHILE);
        try (Life member = Life.begin(trusting, keeping(), cluster)) {
            assertThat(member.cache.size(true)).isZero();
            member.fill(10);
        }
        try (Life again = Life.begin(trusting, keeping(), cluster)) {
            assertThat(again.cache.size(true)).isZero();
        }
    }

    @ParameterizedTest
    @EnumSource
    void keepsLimitsWithEachDiskEviction(DiskEviction eviction) {
        Queue<InvalidationCause> causes = new ConcurrentLinkedQueue<>();
        DiskSettings limited = new DiskSettings(directory, 200, 4 << 20, 3_000, eviction, false);
        try (Life life = Life.begin(fixture(), limited)) {
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
                // The first stay.
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
                // Each time the large ones have gone.
                assertThat(onDisk).filteredOn(id -> (Integer) id < 100).hasSize(100);
            }
        }
    }

    @Test
    void missesOnDamagedFile() throws IOException {
        Random random = new Random(11);
        for (String where : List.of("the beginning", "the middle", "the end", "everywhere", "cut off", "emptied")) {
            Path own = directory.resolve(where);
            try (Life life = Life.begin(fixture(), DiskSettings.at(own))) {
                // More than H2 keeps of the file in memory.
                for (int i = 0; i < 1_000; i++) {
                    life.cache.put(i, i + "x".repeat(20_000));
                }
                life.evictAll();
                // Nor what H2 finds as long as no one has collected it.
                System.gc();
                damage(own, where, random);
                int lost = 0;
                for (int i = 0; i < 1_000; i++) {
                    Object value = life.cache.get(i);
                    if (value == null) {
                        lost++;
                    } else {
                        assertThat(value).as(where).isEqualTo(i + "x".repeat(20_000));
                    }
                }
                assertThat(lost).as(where).isPositive();
                Waiting.until(() -> life.count(CacheCounter.DISK_FAILURES) > 0);
                life.cache.put("new", "v");
                Waiting.until(() -> {
                    life.cache.put("new", "v");
                    life.cache.releaseLruEntries(Integer.MAX_VALUE);
                    return life.cache.idsOnDisk().contains("new");
                });
                assertThat(life.cache.get("new")).isEqualTo("v");
            }
        }
    }

    private static void damage(Path directory, String where, Random random) throws IOException {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(directory, "entries*.mv")) {
            for (Path file : files) {
                try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "rw")) {
                    long size = bytes.length();
                    switch (where) {
                        case "the beginning" -> overwrite(bytes, 0, size / 4, random);
                        case "the middle" -> overwrite(bytes, size / 3, size / 3, random);
                        case "the end" -> overwrite(bytes, size - size / 4, size / 4, random);
                        case "everywhere" -> {
                            for (long at = 0; at < size; at += 16 << 10) {
                                overwrite(bytes, at, 8, random);
                            }
                        }
                        case "cut off" -> bytes.setLength(size / 2);
                        default -> bytes.setLength(0);
                    }
                }
            }
        }
    }

    private static void overwrite(RandomAccessFile bytes, long at, long length, Random random) throws IOException {
        byte[] rubbish = new byte[(int) length];
        random.nextBytes(rubbish);
        bytes.seek(at);
        bytes.write(rubbish);
    }

    @Test
    void neverServesValueOlderThanInvalidation() throws InterruptedException {
        int ids = 600;
        AtomicLongArray database = new AtomicLongArray(ids);
        AtomicLongArray invalidated = new AtomicLongArray(ids);
        Queue<String> wrong = new ConcurrentLinkedQueue<>();
        try (Life life = Life.begin(fixture(), new DiskSettings(directory, 400, 0, 0, DiskEviction.RANDOM, false))) {
            List<Thread> threads = new ArrayList<>();
            for (int t = 0; t < 4; t++) {
                int own = t;
                threads.add(new Thread(() -> {
                    for (int i = 0; i < 30_000; i++) {
                        int id = ThreadLocalRandom.current().nextInt(ids);
                        if (i % 8 == 0 && id % 4 == own) {
                            long version = database.incrementAndGet(id);
                            life.cache.invalidate(i % 16 == 0 ? (Object) id : "group of " + id);
                            invalidated.set(id, version);
                        } else {
                            long least = invalidated.get(id);
                            long got = (Long) life.cache.get(
                                    id,
                                    any -> database.get((Integer) any),
                                    EntryOptions.DEFAULT.withDependencyIds(Set.of("group of " + id)));
                            if (got < least) {
                                wrong.add(id + " is " + got + " after " + least);
                            }
                        }
                    }
                }));
            }
            threads.forEach(Thread::start);
            for (Thread thread : threads) {
                thread.join();
            }
            assertThat(wrong).isEmpty();
            assertThat(life.count(CacheCounter.DISK_HITS)).isGreaterThan(1_000);
            for (int id = 0; id < ids; id++) {
                Object left = life.cache.get(id);
                if (left != null) {
                    assertThat(left).isEqualTo(database.get(id));
                }
            }
        }
    }
}
