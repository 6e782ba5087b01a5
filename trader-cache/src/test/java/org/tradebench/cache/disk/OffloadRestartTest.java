package org.tradebench.cache.disk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.cache.disk.CacheLife.keeping;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.cache.CacheSettings.DiskSettings;
import org.tradebench.cache.coherence.Origin;
import org.tradebench.cache.spi.ClusterMembership;
import org.tradebench.cache.spi.Replica;
import org.tradebench.cache.spi.Replication;
import org.tradebench.cache.spi.RestartRule;

/** Checks which entries a cache instance with a disk tier keeps while it is stopped. */
class OffloadRestartTest {
    @TempDir
    private Path directory;

    @Test
    void keepsNothingAcrossStopWithoutFlush() {
        try (CacheLife life = CacheLife.begin(TierFixture.at(directory), DiskSettings.at(directory))) {
            life.fill(300);
        }
        assertThat(directory).isDirectoryNotContaining("glob:**.mv");
        try (CacheLife next = CacheLife.begin(TierFixture.at(directory), DiskSettings.at(directory))) {
            assertThat(next.cache.size(true)).isZero();
        }
    }

    @Test
    void keepsMemoryAndDiskAcrossFlushedStop() {
        try (CacheLife life = CacheLife.begin(TierFixture.at(directory), keeping(directory))) {
            life.fill(300);
            life.cache.put(7, "newer");
        }
        try (CacheLife next = CacheLife.begin(TierFixture.at(directory), keeping(directory))) {
            assertThat(next.cache.size(true)).isEqualTo(300);
            assertThat(next.cache.get(7)).isEqualTo("newer");
            assertThat(next.cache.get(8)).isEqualTo("value 8");
            assertThat(next.cache.members("g1")).hasSize(99);
        }
    }

    @Test
    void discardsEntriesInvalidatedWhileDown() {
        try (CacheLife life = CacheLife.begin(TierFixture.at(directory), keeping(directory))) {
            life.fill(300);
        }
        TierFixture informed = TierFixture.at(directory).with(stopped -> Optional.of(Set.of(5, "g0")));
        try (CacheLife next = CacheLife.begin(informed, keeping(directory))) {
            assertThat(next.cache.get(5)).isNull();
            assertThat(next.cache.get(3)).isNull();
            assertThat(next.cache.get(4)).isEqualTo("value 4");
            assertThat(next.cache.size(true)).isEqualTo(199);
        }
    }

    @Test
    void keepsAliasesAcrossFlushedStop() {
        try (CacheLife life = CacheLife.begin(TierFixture.at(directory), keeping(directory))) {
            life.fill(3);
            life.cache.addAlias(1, new Object[] {"one", "uno"});
            life.cache.addAlias(2, new Object[] {"two"});
            life.evictAll();
            life.cache.removeAlias("uno");
        }
        try (CacheLife next = CacheLife.begin(TierFixture.at(directory), keeping(directory))) {
            assertThat(next.cache.aliases(1)).containsExactly("one");
            next.cache.invalidate("one");

            assertThat(next.cache.get(1)).isNull();
            assertThat(next.cache.get("two")).isEqualTo("value 2");
        }
    }

    @Test
    void discardsEntryWhoseAliasWasInvalidatedWhileDown() {
        try (CacheLife life = CacheLife.begin(TierFixture.at(directory), keeping(directory))) {
            life.fill(3);
            life.cache.addAlias(1, new Object[] {"one"});
        }
        TierFixture informed = TierFixture.at(directory).with(stopped -> Optional.of(Set.of("one")));
        try (CacheLife next = CacheLife.begin(informed, keeping(directory))) {
            assertThat(next.cache.get(1)).isNull();
            assertThat(next.cache.size(true)).isEqualTo(2);
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
        try (CacheLife alone = CacheLife.begin(TierFixture.at(directory), keeping(directory))) {
            alone.fill(10);
        }
        TierFixture trusting = TierFixture.at(directory).with(RestartRule.NOTHING_CHANGES_MEANWHILE);
        try (CacheLife member = CacheLife.begin(trusting, keeping(directory), cluster)) {
            assertThat(member.cache.size(true)).isZero();
            member.fill(10);
        }
        try (CacheLife again = CacheLife.begin(trusting, keeping(directory), cluster)) {
            assertThat(again.cache.size(true)).isZero();
        }
    }
}
