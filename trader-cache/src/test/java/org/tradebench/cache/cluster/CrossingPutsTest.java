package org.tradebench.cache.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.SharingPolicy;

/** Members concurrently put values under the same ids and push them: in the end all members hold the same values. */
@ExtendWith(QuietViews.class)
class CrossingPutsTest {
    private static final int SEEDS = 300;

    private static List<LocalStore> join(SimulatedNetwork network, int members) {
        ReferenceCodec codec = new ReferenceCodec();
        List<LocalStore> stores = new ArrayList<>();
        for (int i = 0; i < members; i++) {
            SimulatedMember member = network.start();
            CacheCluster cluster = CacheCluster.over(member, codec, ReplicationSettings.DEFAULT, member);
            stores.add(new LocalStore(
                    CacheSettings.named("cache").withSharingPolicy(SharingPolicy.SHARED_PUSH),
                    cluster,
                    network::nanoTime));
        }
        network.calmDown();
        return stores;
    }

    @Test
    void membersAgreeOnConcurrentPuts() {
        SimulatedNetwork network = new SimulatedNetwork(new Random(1), Faults.NONE);
        List<LocalStore> stores = join(network, 2);
        stores.get(0).put("id", "of the first");
        stores.get(1).put("id", "of the second");
        network.calmDown();

        assertThat(stores.get(0).contents()).hasSize(1).isEqualTo(stores.get(1).contents());
    }

    @Test
    void keepsLaterOfSequentialPuts() {
        SimulatedNetwork network = new SimulatedNetwork(new Random(1), Faults.NONE);
        List<LocalStore> stores = join(network, 2);
        for (int i = 0; i < 5; i++) {
            stores.get(0).put("other " + i, "so that its versions are higher");
        }
        stores.get(0).put("id", "earlier");
        network.calmDown();
        stores.get(1).put("id", "later");
        network.calmDown();

        assertThat(stores).allSatisfy(store -> assertThat(store.contents()).containsEntry("id", "later"));
    }

    @Test
    void membersAgreeAfterRandomPuts() {
        for (long seed = 1; seed <= SEEDS; seed++) {
            Random random = new Random(seed);
            SimulatedNetwork network = new SimulatedNetwork(random, Faults.NONE.withReorder(true));
            List<LocalStore> stores = join(network, 3);
            for (int i = 0; i < 30; i++) {
                stores.get(random.nextInt(3)).put("id" + random.nextInt(2), i);
                for (int steps = random.nextInt(20); steps > 0; steps--) {
                    network.step();
                }
            }
            network.calmDown();
            Map<Object, Object> first = stores.get(0).contents();
            assertThat(first).hasSize(2);
            assertThat(stores)
                    .as("seed %d", seed)
                    .allSatisfy(store -> assertThat(store.contents()).isEqualTo(first));
        }
    }
}
