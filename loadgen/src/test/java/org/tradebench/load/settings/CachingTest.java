package org.tradebench.load.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.tradebench.load.report.CacheSection;

class CachingTest {
    private static final Caching SMALL =
            new Caching(CachingMode.DISTRIBUTED_MAP, 500, Eviction.LRU, Sharing.PUSH_PULL, true);

    @Test
    void mapsToApplicationStartSettings() {
        assertThat(SMALL.startSettings())
                .isEqualTo(Map.of(
                        "CACHING_TYPE", "DistributedMap",
                        "CACHE_SIZE", "500",
                        "CACHE_EVICTION", "LRU",
                        "TRADE_REPLICATION_SHARING_TYPE", "4",
                        "CACHE_OFFLOAD", "true"));
        assertThat(Caching.NONE.startSettings())
                .containsEntry("CACHING_TYPE", "No Caching")
                .containsEntry("CACHE_OFFLOAD", "false");
    }

    @Test
    void secondLevelCacheRequiresEntitiesAndMemory() {
        Caching entities = Caching.of(CachingMode.SECOND_LEVEL);
        assertThat(entities.runTimeSettings()).containsEntry("CACHING_TYPE", "Second-Level Caching");
        entities.mode().check(Mode.EJB);
        entities.mode().check(null);
        assertThatThrownBy(() -> entities.mode().check(Mode.SESSION_TO_DIRECT))
                .hasMessage(
                        "caching mode second-level: expected runtime mode jpa or ejb, whose entities Hibernate caches,"
                                + " got session-to-direct");
        assertThatThrownBy(() -> new Caching(CachingMode.SECOND_LEVEL, 500, Eviction.LRU, Sharing.PUSH, false))
                .hasMessageContaining("expected sharing not-shared and no disk offload");
        assertThatThrownBy(() -> new Caching(CachingMode.SECOND_LEVEL, 500, Eviction.LRU, Sharing.NOT_SHARED, true))
                .hasMessageContaining("expected sharing not-shared and no disk offload");
    }

    @Test
    void omitsDiskOffloadFromRunTimeSettings() {
        assertThat(SMALL.runTimeSettings()).doesNotContainKey("CACHE_OFFLOAD").hasSize(4);
    }

    @Test
    void headingListsNonDefaultSettings() {
        assertThat(SMALL.heading())
                .isEqualTo("distributed-map caching of 500 entries, lru eviction, push-pull sharing, disk offload");
        assertThat(Caching.of(CachingMode.COMMAND).heading()).isEqualTo("command caching of 20000 entries");
        assertThat(Caching.NONE.heading()).isEqualTo("no caching");
    }

    @Test
    void hitRatioCountsHitsOfAllTiers() {
        CacheCounts counts = CacheCounts.of(60, 20.0, 10, 30);
        assertThat(counts.lookups()).isEqualTo(120);
        assertThat(counts.hitRatio()).isEqualTo(0.75);
        assertThat(CacheCounts.of(3, null, 0, 1).hitRatio()).isEqualTo(0.75);
    }

    @Test
    void hitRatioIsNullWithoutLookups() {
        assertThat(CacheCounts.of(0, null, 0, 0).hitRatio()).isNull();
    }

    @Test
    void writesMarkdownTableWithTotalLast() {
        Map<String, CacheCounts> rows =
                new TreeMap<>(Map.of("org.tradebench.app.QuoteCommand", CacheCounts.of(1500, null, 0, 500)));
        List<String> lines = CacheSection.table(rows, CacheCounts.of(1500, 2.0, 0, 500));
        assertThat(lines).hasSize(4);
        assertThat(lines.get(1)).matches("\\|-+\\|(-+:\\|){6}");
        assertThat(lines.get(2))
                .matches("\\| QuoteCommand +\\| +2,000 \\| +1,500 \\| +– \\| +0 \\| +500 \\| +0\\.750 \\|");
        assertThat(lines.get(3)).matches("\\| all +\\| +2,002 \\| +1,500 \\| +2 \\| .*");
        assertThat(lines).extracting(String::length).containsOnly(lines.get(0).length());
    }

    @Test
    void doesNotAbbreviatePageName() {
        assertThat(CacheSection.cells("/WEB-INF/pages/quote.jsp", CacheCounts.of(1, null, 0, 1)))
                .startsWith("/WEB-INF/pages/quote.jsp");
    }
}
