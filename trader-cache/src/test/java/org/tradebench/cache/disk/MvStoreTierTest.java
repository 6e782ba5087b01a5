package org.tradebench.cache.disk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.tradebench.cache.disk.TierFixture.entry;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.event.InvalidationCause;
import org.tradebench.cache.spi.DiskTier;
import org.tradebench.cache.statistics.CacheCounter;

/** Checks how a tier keeps, replaces, expires and removes entries in its file. */
class MvStoreTierTest {
    @TempDir
    private Path directory;

    @Test
    void findsEntryBeforeAndAfterWrite() {
        TierFixture fixture = TierFixture.at(directory);
        try (DiskTier tier = fixture.open()) {
            EntrySnapshot entry = entry("s:1", List.of(1, "two"), "AllQuotes", 7);
            assertThat(tier.offer(entry)).isTrue();
            assertThat(tier.read("s:1")).contains(entry);
            assertThat(tier.members("AllQuotes")).containsExactly("s:1");
            fixture.awaitWritten(1);
            // The first read may have found the entry on file already.
            long readsBefore = fixture.count(CacheCounter.DISK_READS);
            assertThat(tier.read("s:1")).contains(entry);
            assertThat(fixture.count(CacheCounter.DISK_READS)).isEqualTo(readsBefore + 1);
            assertThat(tier.members("AllQuotes")).containsExactly("s:1");
            assertThat(tier.members(7)).containsExactly("s:1");
            assertThat(tier.contains("s:1")).isTrue();
            assertThat(tier.ids()).containsExactly("s:1");
            assertThat(tier.bytes()).isPositive();
        }
    }

    @Test
    void removesQueuedEntryFromGroups() {
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
            assertThat(tier.ids()).hasSize(1_000);
        }
        assertThat(fixture.count(CacheCounter.DISK_FAILURES)).isZero();
    }

    @Test
    void replacesOlderEntryAndItsGroups() {
        TierFixture fixture = TierFixture.at(directory);
        try (DiskTier tier = fixture.open()) {
            tier.offer(entry("id", "old", "g1", "both"));
            fixture.awaitWritten(1);
            tier.offer(entry("id", "new", "g2", "both"));
            fixture.awaitWritten(2);
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
            fixture.awaitWritten(1);
            EntrySnapshot promoted = tier.read("id").orElseThrow();
            assertThat(tier.offer(promoted)).isTrue();
            tier.offer(entry("another", "value"));
            fixture.awaitWritten(2);
            assertThat(tier.read("id")).contains(promoted);
            // An equal value that is another object may have been changed, so it is written.
            tier.offer(entry("id", new String("value"), "g"));
            fixture.awaitWritten(3);
        }
        assertThat(fixture.count(CacheCounter.DISK_WRITES))
                .as("writes after the queue is empty")
                .isEqualTo(3);
    }

    @Test
    void servesEntryExactlyUntilItExpires() {
        TierFixture fixture = TierFixture.at(directory);
        try (DiskTier tier = fixture.open()) {
            tier.offer(entry("brief", "v", Duration.ofSeconds(10), "g"));
            tier.offer(entry("long", "v", Duration.ofSeconds(100), "g"));
            fixture.awaitWritten(2);
            fixture.advance(Duration.ofSeconds(4));
            assertThat(tier.read("brief").orElseThrow().timeLeft()).isEqualTo(Duration.ofSeconds(6));
            fixture.advance(Duration.ofSeconds(6));
            assertThat(tier.read("brief")).isEmpty();
            assertThat(tier.members("g")).containsExactly("long");
            Waiting.until(() -> fixture.removed.get("brief") == InvalidationCause.DISK_TIMEOUT);
            // This entry is not read again: the periodic sweep finds it.
            fixture.advance(Duration.ofSeconds(90));
            Waiting.until(() -> fixture.removed.get("long") == InvalidationCause.DISK_TIMEOUT);
            assertThat(fixture.count(CacheCounter.DISK_TIMEOUTS)).isEqualTo(2);
            assertThat(tier.ids()).isEmpty();
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
            fixture.advance(Duration.ofSeconds(9));
            assertThat(tier.read("id")).isPresent();
            fixture.advance(Duration.ofSeconds(9));
            assertThat(tier.read("id")).isPresent();
            fixture.advance(Duration.ofSeconds(10));
            assertThat(tier.read("id")).isEmpty();
        }
    }

    @Test
    void servesNoEntryThatExpiresDuringRead() {
        TierFixture fixture = TierFixture.at(directory);
        try (DiskTier tier = fixture.open()) {
            tier.offer(entry("id", "v", Duration.ofSeconds(10)));
            fixture.awaitWritten(1);

            fixture.nanosPerRead.set(Duration.ofSeconds(5).toNanos());

            assertThat(tier.read("id")).isEmpty();
        }
    }

    @Test
    void keepsEntryWithOverflowingLifetime() {
        TierFixture fixture = TierFixture.at(directory);
        // More nanoseconds than a long can hold.
        Duration endless = Duration.ofDays(300L * 365);
        try (DiskTier tier = fixture.open()) {
            EntrySnapshot plain = entry("id", "v", endless);
            EntryOptions options = plain.options().withInactivity(endless);
            tier.offer(new EntrySnapshot(
                    "id", "v", options, plain.aliases(), plain.created(), plain.timeLeft(), plain.lease(), null));
            fixture.awaitWritten(1);

            assertThat(tier.read("id").orElseThrow().timeLeft()).isZero();
        }
    }

    @Test
    void clearsAllAndAcceptsNewEntries() {
        TierFixture fixture = TierFixture.at(directory);
        try (DiskTier tier = fixture.open()) {
            for (int i = 0; i < 500; i++) {
                tier.offer(entry(i, "v", "g"));
            }
            fixture.awaitWritten(500);
            tier.clear();
            assertThat(tier.ids()).isEmpty();
            assertThat(tier.members("g")).isEmpty();
            assertThat(tier.read(1)).isEmpty();
            tier.offer(entry("after", "v"));
            fixture.awaitWritten(501);
            assertThat(tier.read("after")).isPresent();
        }
        assertThat(fixture.removed).isEmpty();
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
}
