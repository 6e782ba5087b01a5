package org.tradebench.cache.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.SharingPolicy;

/** A joining member with bootstrap enabled receives the entries of the other members, whatever the order of messages during its join. */
@ExtendWith(QuietViews.class)
class BootstrapTest {
    private static final int SEEDS = 300;

    /** Returns the caches of two members that join, one soon after the other, a cluster whose first member holds an entry. */
    private static List<Store> joinedStores(long seed, SharingPolicy policy) {
        Random random = new Random(seed);
        SimulatedNetwork network = new SimulatedNetwork(random, Faults.NONE.withReorder(true));
        EntryOptions options = EntryOptions.DEFAULT.withSharingPolicy(policy);
        ReferenceCodec codec = new ReferenceCodec();
        Store first = join(network, codec, policy);
        network.settle();
        assertThat(first.fill("id", "value", options, first.lease())).isTrue();
        List<Store> joined = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            joined.add(join(network, codec, policy));
            for (int steps = random.nextInt(30); steps > 0; steps--) {
                network.step();
            }
        }
        network.calmDown();
        return joined;
    }

    private static Store join(SimulatedNetwork network, ReferenceCodec codec, SharingPolicy policy) {
        SimulatedMember member = network.start();
        CacheCluster cluster =
                CacheCluster.over(member, codec, ReplicationSettings.DEFAULT.withBootstrap(true), member);
        return new LocalStore(CacheSettings.named("cache").withSharingPolicy(policy), cluster, network::nanoTime);
    }

    @Test
    void receivesAllPushedEntries() {
        for (long seed = 1; seed <= SEEDS; seed++) {
            assertThat(joinedStores(seed, SharingPolicy.SHARED_PUSH))
                    .as("seed %d", seed)
                    .allSatisfy(store -> assertThat(store.contents()).containsEntry("id", "value"));
        }
    }

    @Test
    void learnsHoldersOfAnnouncedEntries() {
        for (long seed = 1; seed <= SEEDS; seed++) {
            assertThat(joinedStores(seed, SharingPolicy.SHARED_PUSH_PULL))
                    .as("seed %d", seed)
                    .allSatisfy(store -> {
                        assertThat(store.contents()).isEmpty();
                        assertThat(store.get("id", SharingPolicy.SHARED_PUSH_PULL))
                                .hasValue("value");
                    });
        }
    }
}
