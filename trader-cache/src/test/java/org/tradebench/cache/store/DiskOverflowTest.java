package org.tradebench.cache.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.cache.store.Bench.groups;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.cache.CacheSettings.DiskEviction;
import org.tradebench.cache.CacheSettings.DiskSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EvictionPolicy;
import org.tradebench.cache.event.InvalidationCause;
import org.tradebench.cache.statistics.CacheCounter;

@ParameterizedClass
@EnumSource
class DiskOverflowTest {
    private final Bench bench;
    private final LocalCache cache;
    private final DiskInMemory disk;

    DiskOverflowTest(EvictionPolicy eviction) {
        bench = Bench.withDisk(eviction);
        cache = bench.cache;
        disk = bench.disk;
    }

    @AfterEach
    void close() {
        bench.close();
    }

    private void evictAll() {
        cache.releaseLruEntries(Integer.MAX_VALUE);
    }

    @Test
    void findsEvictedEntryOnDisk() {
        bench.fill("id", 3 * Bench.ENTRIES);

        assertThat(cache.size()).isEqualTo(Bench.ENTRIES);
        assertThat(cache.size(true)).isEqualTo(3 * Bench.ENTRIES);
        for (int i = 0; i < 3 * Bench.ENTRIES; i++) {
            assertThat(cache.get("id" + i)).isEqualTo(i);
        }
        assertThat(cache.statistics().of(CacheCounter.MISSES)).isZero();
        assertThat(cache.statistics().of(CacheCounter.DISK_HITS)).isGreaterThanOrEqualTo(2 * Bench.ENTRIES);
    }

    @Test
    void restoresAllPropertiesOnPromotion() {
        cache.put("a", 1, groups("g").withPriority(3).withTimeToLive(Duration.ofSeconds(10)));
        cache.addAlias("a", new Object[] {"x"});
        evictAll();
        assertThat(cache.containsKey("a")).isFalse();
        assertThat(cache.containsKey("a", true)).isTrue();

        assertThat(cache.get("x")).isEqualTo(1);

        assertThat(cache.containsKey("a")).isTrue();
        assertThat(cache.aliases("a")).containsExactly("x");
        assertThat(cache.members("g")).containsExactly("a");
        assertThat(cache.inspect("a").orElseThrow().options().priority()).isEqualTo(3);
        bench.time.advance(Duration.ofSeconds(10));
        assertThat(cache.get("a")).isNull();
        assertThat(disk.ids()).isEmpty();
    }

    @Test
    void deletesDiskCopyOnPut() {
        cache.put("a", 1);
        evictAll();
        cache.put("a", 2, EntryOptions.DEFAULT.withPersistToDisk(false));
        assertThat(disk.ids()).isEmpty();
        evictAll();

        assertThat(cache.get("a")).isNull();
    }

    /** All entries are evicted from memory while a put removes the older copy from the disk. */
    @Test
    void keepsEntryEvictedDuringPut() {
        cache.put("a", "old");
        evictAll();
        evictDuringRemovalOfOlderCopy();
        cache.put("a", "new");
        assertThat(cache.containsKey("a")).isFalse();

        assertThat(cache.get("a")).isEqualTo("new");
    }

    @Test
    void forgetsAliasesOfEntryLostDuringPut() {
        cache.enableListener(true);
        List<Object> lost = new ArrayList<>();
        cache.addInvalidationListener(event -> lost.add(event.value()));
        cache.put("a", "old");
        cache.addAlias("a", new Object[] {"x"});
        evictAll();
        disk.refusing = true;
        evictDuringRemovalOfOlderCopy();
        cache.put("a", "new");

        assertThat(cache.size(true)).isZero();
        assertThat(cache.aliases("a")).isEmpty();
        assertThat(lost).containsExactly("new");
    }

    private void evictDuringRemovalOfOlderCopy() {
        disk.beforeRemoval = () -> {
            disk.beforeRemoval = () -> {};
            evictAll();
        };
    }

    @Test
    void invalidatesEntriesOnDiskOnly() {
        cache.put("by id", 1);
        cache.put("by group", 1, groups("g"));
        cache.put("stays", 1);
        evictAll();

        cache.invalidateAll(Set.of("by id", "g"), true);

        assertThat(disk.ids()).containsExactly("stays");
        assertThat(cache.members("g")).isEmpty();
        assertThat(cache.statistics().of(CacheCounter.INVALIDATED_LOCALLY)).isEqualTo(2);
    }

    @Test
    void invalidatesBothCopiesOfPromotedEntry() {
        cache.put("a", 1, groups("g"));
        evictAll();
        cache.get("a");

        cache.invalidate("g");

        assertThat(cache.get("a")).isNull();
        assertThat(disk.ids()).isEmpty();
        assertThat(cache.statistics().of(CacheCounter.INVALIDATED_LOCALLY)).isEqualTo(1);
    }

    @Test
    void returnsRemovedDiskEntry() {
        cache.put("a", 1);
        evictAll();

        assertThat(cache.remove("a")).isEqualTo(1);
        assertThat(cache.size(true)).isZero();
    }

    @Test
    void clearsMemoryAndDisk() {
        bench.fill("id", 3 * Bench.ENTRIES);

        cache.clear();

        assertThat(cache.size(true)).isZero();
    }

    @Test
    void movesMemoryToDiskOnClearMemory() {
        bench.fill("id", 10);

        cache.clearMemory(false);
        assertThat(cache.size()).isZero();
        assertThat(disk.ids()).hasSize(10);
        cache.clearMemory(true);
        assertThat(cache.size(true)).isZero();
    }

    @Test
    void dropsEntryThatDiskRefuses() {
        disk.refusing = true;
        cache.put("a", 1);
        evictAll();

        assertThat(cache.get("a")).isNull();
    }

    @Test
    void keepsMemoryOnlyEntriesOffDisk() {
        cache.put("a", 1, EntryOptions.DEFAULT.withPersistToDisk(false));
        evictAll();

        assertThat(disk.ids()).isEmpty();
    }

    @Test
    void prefersInvalidationToPromotion() {
        cache.put("a", 1, groups("g"));
        evictAll();
        disk.onAccess = () -> {
            disk.onAccess = () -> {};
            cache.invalidate("g");
        };

        assertThat(cache.get("a")).isNull();
        assertThat(cache.size(true)).isZero();
    }

    @Test
    void prefersPutToPromotion() {
        cache.put("a", "old");
        evictAll();
        disk.onAccess = () -> {
            disk.onAccess = () -> {};
            cache.put("a", "new");
        };

        assertThat(cache.get("a")).isEqualTo("new");
    }

    @Test
    void servesNoOldValueAfterPutDuringPromotion() {
        cache.put("a", "old");
        evictAll();
        disk.onAccess = () -> {
            disk.onAccess = () -> {};
            cache.put("a", "new", EntryOptions.DEFAULT.withPersistToDisk(false));
            evictAll();
        };

        assertThat(cache.get("a")).isNull();
    }

    @Test
    void flushesMemoryOnStopWhenConfigured() {
        DiskSettings flushed = new DiskSettings(Path.of("nowhere"), 0, 0, 0, DiskEviction.NONE, true);
        Bench stopping = Bench.with(EvictionPolicy.LRU, settings -> settings.withDisk(flushed));
        stopping.fill("id", 10);
        stopping.close();
        assertThat(stopping.disk.ids()).hasSize(10);
        assertThat(stopping.disk.closed).isTrue();

        bench.fill("id", 10);
        bench.close();
        assertThat(disk.ids()).isEmpty();
    }

    @Test
    void doesNotFlushEntriesInvalidatedMeanwhile() {
        DiskSettings flushed = new DiskSettings(Path.of("nowhere"), 0, 0, 0, DiskEviction.NONE, true);
        Bench stopping = Bench.with(EvictionPolicy.LRU, settings -> settings.withDisk(flushed));
        stopping.cache.put("a", "old");
        stopping.cache.put("b", "old", groups("g"));
        stopping.disk.onAccess = () -> {
            stopping.disk.onAccess = () -> {};
            stopping.cache.put("a", "new");
            stopping.cache.invalidate("g");
        };
        stopping.close();

        assertThat(stopping.disk.entries.values())
                .noneMatch(entry -> entry.value().equals("old"));
    }

    @Test
    void inspectsEntriesOnDisk() {
        cache.put("a", 1, groups("g"));
        evictAll();
        cache.put("b", 2, groups("h"));

        assertThat(cache.inspect("a").orElseThrow().value()).isEqualTo(1);
        assertThat(cache.inspect("a").orElseThrow().lease()).isEqualTo(cache.lease());
        assertThat(cache.dependencyIds()).containsExactlyInAnyOrder("g", "h");
        assertThat(cache.idsOnDisk()).containsExactly("a");
        assertThat(cache.keySet(true)).containsExactlyInAnyOrder("a", "b");
    }

    @Test
    void sweepsExpiredPromotedEntry() {
        cache.put("a", 1, EntryOptions.DEFAULT.withTimeToLive(Duration.ofSeconds(10)));
        evictAll();
        cache.get("a");
        bench.time.advance(Duration.ofSeconds(10));

        cache.sweep();

        assertThat(cache.statistics().of(CacheCounter.TIMEOUTS)).isEqualTo(1);
        assertThat(disk.ids()).isEmpty();
    }

    @Test
    void keepsAliasesOfEntriesMovedToDisk() {
        cache.put("moved", 1);
        cache.put("lost", 2, EntryOptions.DEFAULT.withPersistToDisk(false));
        cache.addAlias("moved", new Object[] {"x"});
        cache.addAlias("lost", new Object[] {"y"});

        cache.clearMemory(false);

        assertThat(cache.aliases("moved")).containsExactly("x");
        assertThat(cache.aliases("lost")).isEmpty();
    }

    @Test
    void forgetsAliasesOfEntryInvalidatedOnDisk() {
        cache.put("by id", 1);
        cache.put("by group", 1, groups("g"));
        cache.addAlias("by id", new Object[] {"x"});
        cache.addAlias("by group", new Object[] {"y"});
        evictAll();

        cache.invalidateAll(Set.of("by id", "g"), true);

        assertThat(cache.aliases("by id")).isEmpty();
        assertThat(cache.aliases("by group")).isEmpty();
    }

    @Test
    void forgetsAliasesOfEntryDroppedFromDisk() {
        cache.put("a", 1);
        cache.addAlias("a", new Object[] {"x"});
        evictAll();

        disk.remove("a");
        bench.diskOwner.dropped("a", InvalidationCause.DISK_OVERFLOW);

        assertThat(cache.aliases("a")).isEmpty();
    }

    /** The tier reports an expired entry some time after its removal. */
    @Test
    void keepsAliasesOfNewerEntryOnDisk() {
        cache.enableListener(true);
        List<Object> lost = new ArrayList<>();
        cache.addInvalidationListener(event -> lost.add(event.id()));
        cache.put("a", "old");
        evictAll();
        disk.remove("a");
        cache.put("a", "new");
        cache.addAlias("a", new Object[] {"x"});
        evictAll();

        bench.diskOwner.dropped("a", InvalidationCause.DISK_TIMEOUT);

        assertThat(cache.get("x")).isEqualTo("new");
        assertThat(lost).isEmpty();
    }

    @Test
    void movesAliasFromEntryOnDisk() {
        cache.put("a", 1);
        cache.addAlias("a", new Object[] {"x"});
        evictAll();
        cache.put("b", 2);
        cache.addAlias("b", new Object[] {"x"});

        assertThat(cache.get("a")).isEqualTo(1);
        assertThat(cache.get("x")).isEqualTo(2);

        evictAll();
        cache.invalidate("b");
        assertThat(cache.get("a")).isEqualTo(1);
        assertThat(cache.get("x")).isNull();
    }

    @Test
    void removesAliasOfEntryOnDisk() {
        cache.put("a", 1);
        cache.addAlias("a", new Object[] {"x"});
        evictAll();
        cache.removeAlias("x");

        assertThat(cache.get("a")).isEqualTo(1);
        assertThat(cache.get("x")).isNull();
    }

    @Test
    void forgetsAliasesOfClearedDisk() {
        cache.put("a", 1);
        cache.addAlias("a", new Object[] {"x"});
        evictAll();

        cache.clear();

        assertThat(cache.aliases("a")).isEmpty();
    }

    @Test
    void restoresAliasesWithEntryFromEarlierRun() {
        cache.put("a", 1);
        cache.addAlias("a", new Object[] {"x"});
        try (Bench restarted = Bench.withDisk(EvictionPolicy.LRU)) {
            restarted.disk.offer(cache.inspect("a").orElseThrow());

            restarted.cache.get("a");

            assertThat(restarted.cache.aliases("a")).containsExactly("x");
        }
    }
}
