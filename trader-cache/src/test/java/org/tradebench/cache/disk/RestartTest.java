package org.tradebench.cache.disk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.cache.disk.TierFixture.entry;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.coherence.Origin;
import org.tradebench.cache.coherence.Positions;
import org.tradebench.cache.spi.DiskTier;
import org.tradebench.cache.spi.RestartRule;
import org.tradebench.cache.spi.StoppedInstance;
import org.tradebench.cache.statistics.CacheCounter;
import org.tradebench.cache.wire.AllowList;

class RestartTest {
    private record Other(String text) {}

    @TempDir
    private Path directory;

    @Test
    void restoresNothingWithoutFlush() {
        TierFixture fixture = TierFixture.at(directory);
        DiskTier tier = fixture.open();
        tier.offer(entry("id", "v"));
        tier.close();
        assertThat(directory).isDirectoryNotContaining("glob:**.mv");
        try (DiskTier next = fixture.open()) {
            assertThat(next.ids()).isEmpty();
        }
    }

    @Test
    void restoresMemoryAndDiskAfterFlush() {
        TierFixture fixture = TierFixture.keeping(directory);
        DiskTier tier = fixture.open();
        EntrySnapshot evicted = entry("evicted", "already on disk", "g", "h");
        tier.offer(evicted);
        fixture.stop(
                tier,
                IntStream.range(0, 20_000).mapToObj(i -> entry(i, "value " + i, "g")),
                Positions.NONE.with(fixture.self, 5));
        try (DiskTier next = fixture.open()) {
            assertThat(next.ids()).hasSize(20_001);
            assertThat(next.read("evicted")).contains(evicted);
            assertThat(next.read(19_999).orElseThrow().value()).isEqualTo("value 19999");
            assertThat(next.members("g")).hasSize(20_001);
            assertThat(next.members("h")).containsExactly("evicted");
            assertThat(next.remove("evicted")).isTrue();
            next.offer(entry("new", "v"));
            assertThat(next.read("new")).isPresent();
        }
        assertThat(fixture.count(CacheCounter.DISK_FAILURES)).isZero();
        assertThat(fixture.count(CacheCounter.DISK_REFUSALS)).isZero();
    }

    @Test
    void flushesOnlyLongLivedPersistentEntries() {
        TierFixture fixture = TierFixture.keeping(directory);
        EntrySnapshot forMemoryOnly = entry("memory only", "v");
        fixture.stop(
                fixture.open(),
                Stream.of(
                        entry("brief", "v", Duration.ofSeconds(120)),
                        entry("long", "v", Duration.ofSeconds(121)),
                        new EntrySnapshot(
                                forMemoryOnly.id(),
                                "v",
                                forMemoryOnly.options().withPersistToDisk(false),
                                Set.of(),
                                forMemoryOnly.created(),
                                Duration.ZERO,
                                forMemoryOnly.lease(),
                                null)),
                Positions.NONE);
        fixture.advance(Duration.ofSeconds(21));
        DiskTier next = fixture.open();
        assertThat(next.ids()).containsExactly("long");
        assertThat(next.read("long").orElseThrow().timeLeft()).isEqualTo(Duration.ofSeconds(100));
        fixture.stop(next, Stream.empty(), Positions.NONE);
        // Its time to live also passes while no process runs.
        fixture.advance(Duration.ofSeconds(100));
        try (DiskTier last = fixture.open()) {
            assertThat(last.ids()).isEmpty();
        }
    }

    @Test
    void countsTimeSpentInRestartRule() {
        TierFixture fixture = TierFixture.keeping(directory);
        fixture.with(stopped -> {
            fixture.advance(Duration.ofSeconds(50));
            return Optional.of(Set.of());
        });
        fixture.stop(fixture.open(), Stream.of(entry("id", "v", Duration.ofSeconds(200))), Positions.NONE);
        try (DiskTier next = fixture.open()) {
            assertThat(next.read("id").orElseThrow().timeLeft()).isEqualTo(Duration.ofSeconds(150));
        }
    }

    @Test
    void doesNotExtendLifetimeWhenClockIsSetBack() {
        TierFixture fixture = TierFixture.keeping(directory);
        fixture.stop(fixture.open(), Stream.of(entry("id", "v", Duration.ofSeconds(200))), Positions.NONE);
        fixture.advance(Duration.ofHours(-1));
        try (DiskTier next = fixture.open()) {
            assertThat(next.read("id").orElseThrow().timeLeft()).isEqualTo(Duration.ofSeconds(200));
        }
    }

    @Test
    void discardsDiskWithDistrustRule() {
        TierFixture fixture = TierFixture.keeping(directory).with(RestartRule.DISTRUST);
        fixture.stop(fixture.open(), Stream.of(entry("id", "v")), Positions.NONE);
        try (DiskTier next = fixture.open()) {
            assertThat(next.ids()).isEmpty();
        }
    }

    @Test
    void discardsDiskOfClusterMember() {
        TierFixture fixture = TierFixture.keeping(directory);
        Positions applied = Positions.NONE.with(fixture.self, 3).with(Origin.random(), 4);
        fixture.stop(fixture.open(), Stream.of(entry("id", "v")), applied);
        try (DiskTier next = fixture.open()) {
            assertThat(next.ids()).isEmpty();
        }
    }

    @Test
    void appliesMissedInvalidations() {
        AtomicReference<StoppedInstance> instance = new AtomicReference<>();
        TierFixture fixture = TierFixture.keeping(directory).with(stopped -> {
            instance.set(stopped);
            return Optional.of(Set.of("id 1", "group 2"));
        });
        Positions applied = Positions.NONE.with(fixture.self, 3).with(Origin.random(), 4);
        fixture.stop(
                fixture.open(),
                Stream.of(entry("id 1", "v"), entry("id 2", "v", "group 2", "group 3"), entry("id 3", "v", "group 3")),
                applied);
        try (DiskTier next = fixture.open()) {
            assertThat(next.ids()).containsExactly("id 3");
            assertThat(next.members("group 3")).containsExactly("id 3");
        }
        assertThat(instance.get().name()).isEqualTo("quotes");
        assertThat(instance.get().self()).isEqualTo(fixture.self);
        assertThat(instance.get().applied()).isEqualTo(applied);
    }

    @Test
    void discardsFilesAfterCrash() throws IOException {
        TierFixture fixture = TierFixture.keeping(directory);
        fixture.stop(fixture.open(), Stream.of(entry("id", "v")), Positions.NONE);
        byte[] entries = Files.readAllBytes(directory.resolve("entries.mv"));
        DiskTier next = fixture.open();
        assertThat(next.read("id")).isPresent();
        next.close();
        // As if the second process had crashed: its file is there, but not its marker of a clean stop.
        Files.write(directory.resolve("entries.mv"), entries);
        try (DiskTier last = fixture.open()) {
            assertThat(last.ids()).isEmpty();
        }
    }

    @Test
    void ignoresMarkerOfAnotherRun() throws IOException {
        TierFixture fixture = TierFixture.keeping(directory);
        fixture.stop(fixture.open(), Stream.of(entry("id", "v")), Positions.NONE);
        byte[] mark = Files.readAllBytes(directory.resolve("stopped"));
        fixture.stop(fixture.open(), Stream.of(entry("id 2", "v")), Positions.NONE);
        Files.write(directory.resolve("stopped"), mark);
        try (DiskTier last = fixture.open()) {
            assertThat(last.ids()).isEmpty();
        }
    }

    @Test
    void discardsEntriesOfOtherAllowList() {
        TierFixture fixture = TierFixture.keeping(directory);
        fixture.stop(fixture.open(), Stream.of(entry("id", "v")), Positions.NONE);
        try (DiskTier next = fixture.open("quotes", AllowList.EMPTY.with(1, Other.class))) {
            assertThat(next.ids()).isEmpty();
        }
    }

    @Test
    void servesNoWrongValueOfDamagedFile() throws IOException {
        Random random = new Random(5);
        for (int round = 0; round < 30; round++) {
            Path own = directory.resolve("round" + round);
            TierFixture fixture = TierFixture.keeping(own);
            fixture.stop(
                    fixture.open(),
                    IntStream.range(0, 300).mapToObj(i -> entry(i, i + " " + "x".repeat(500), "g")),
                    Positions.NONE);
            damage(own.resolve("entries.mv"), random);
            try (DiskTier next = fixture.open()) {
                for (int i = 0; i < 300; i++) {
                    int id = i;
                    next.read(i).ifPresent(found -> assertThat(found.value()).isEqualTo(id + " " + "x".repeat(500)));
                }
                next.offer(entry("new", "v"));
                assertThat(next.read("new")).isPresent();
            }
        }
    }

    private static void damage(Path file, Random random) throws IOException {
        try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "rw")) {
            if (random.nextInt(4) == 0) {
                bytes.setLength(random.nextInt((int) bytes.length()));
                return;
            }
            for (int i = 0; i < 20; i++) {
                bytes.seek(random.nextInt((int) bytes.length()));
                bytes.write(random.nextInt());
            }
        }
    }
}
