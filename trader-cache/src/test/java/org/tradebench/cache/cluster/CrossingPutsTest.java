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

/** Members put under the same ids at the same time and push what they have put: in the end all of them hold the same. */
@ExtendWith(QuietViews.class)
class CrossingPutsTest {
    private static final int LIVES = 300;

    private static List<LocalStore> enter(SimulatedNetwork network, int members) {
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
    void keepsTheSameOfTwoPutsThatCross() {
        SimulatedNetwork network = new SimulatedNetwork(new Random(1), Faults.NONE);
        List<LocalStore> stores = enter(network, 2);
        stores.get(0).put("id", "of the first");
        stores.get(1).put("id", "of the second");
        network.calmDown();

        assertThat(stores.get(0).contents()).hasSize(1).isEqualTo(stores.get(1).contents());
    }

    @Test
    void keepsTheLaterOfTwoPutsThatDoNot() {
        SimulatedNetwork network = new SimulatedNetwork(new Random(1), Faults.NONE);
        List<LocalStore> stores = enter(network, 2);
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
    void agreesAfterPutsAtRandom() {
        for (long seed = 1; seed <= LIVES; seed++) {
            Random random = new Random(seed);
            SimulatedNetwork network = new SimulatedNetwork(random, Faults.NONE.withReorder(true));
            List<LocalStore> stores = enter(network, 3);
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
