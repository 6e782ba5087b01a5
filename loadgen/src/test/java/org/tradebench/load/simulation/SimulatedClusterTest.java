package org.tradebench.load.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.tradebench.load.settings.CacheCounts;
import org.tradebench.load.settings.Eviction;
import org.tradebench.load.settings.Sharing;

class SimulatedClusterTest {

    private static SimulatedCluster cluster(int nodes, Sharing sharing) {
        return new SimulatedCluster(nodes, 100, Eviction.LRU, sharing);
    }

    private static CacheCounts counts(int localHits, int remoteHits, int misses) {
        return CacheCounts.of(localHits, null, remoteHits, misses);
    }

    private static void lookup(SimulatedCluster cluster, int... nodes) {
        for (int node : nodes) {
            cluster.lookup(node, "Quote", "q", "group");
        }
    }

    @Test
    void hitsUntilGroupIsInvalidated() {
        try (SimulatedCluster cluster = cluster(2, Sharing.NOT_SHARED)) {
            lookup(cluster, 0, 0);
            cluster.invalidate(Set.of("group"));
            lookup(cluster, 0);

            assertThat(cluster.counts()).isEqualTo(Map.of("Quote", counts(1, 0, 2)));
        }
    }

    @Test
    void fillsEachNodeForItselfWithoutSharing() {
        try (SimulatedCluster cluster = cluster(2, Sharing.NOT_SHARED)) {
            lookup(cluster, 0, 1, 1);

            assertThat(cluster.counts()).isEqualTo(Map.of("Quote", counts(1, 0, 2)));
        }
    }

    @Test
    void findsPushedEntryOnOtherNode() {
        try (SimulatedCluster cluster = cluster(2, Sharing.PUSH)) {
            lookup(cluster, 0, 1);

            assertThat(cluster.counts()).isEqualTo(Map.of("Quote", counts(1, 0, 1)));
        }
    }

    @Test
    void pullsEntryOnceAndKeepsIt() {
        try (SimulatedCluster cluster = cluster(2, Sharing.PULL)) {
            lookup(cluster, 0, 1, 1);

            assertThat(cluster.counts()).isEqualTo(Map.of("Quote", counts(1, 1, 1)));
        }
    }

    @Test
    void excludesWarmUpFromCountsAndKeepsEntries() {
        try (SimulatedCluster cluster = cluster(1, Sharing.NOT_SHARED)) {
            lookup(cluster, 0);
            cluster.beginMeasurement();
            lookup(cluster, 0);

            assertThat(cluster.counts()).isEqualTo(Map.of("Quote", counts(1, 0, 0)));
        }
    }

    @Test
    void evictsLeastRecentlyUsedEntryWhenFull() {
        try (SimulatedCluster cluster = cluster(1, Sharing.NOT_SHARED)) {
            for (int i = 0; i <= 100; i++) {
                cluster.lookup(0, "Quote", "q" + i, "group");
            }
            cluster.beginMeasurement();
            cluster.lookup(0, "New", "q100", "group");
            cluster.lookup(0, "Old", "q0", "group");

            assertThat(cluster.counts()).isEqualTo(Map.of("New", counts(1, 0, 0), "Old", counts(0, 0, 1)));
        }
    }
}
