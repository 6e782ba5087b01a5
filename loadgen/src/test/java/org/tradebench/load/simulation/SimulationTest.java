package org.tradebench.load.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tradebench.load.settings.Eviction;
import org.tradebench.load.settings.Sharing;

class SimulationTest {

    private static Prediction predict(int entries) {
        return Prediction.of(new SimulationOptions(
                2, entries, Eviction.W_TINY_LFU, Sharing.NOT_SHARED, true, 8, 14, 200, 100, 1, 2_000, 2_000, 42));
    }

    @Test
    void predictsMoreHitsForLargerCaches() {
        Prediction small = predict(100);
        Prediction large = predict(20_000);

        assertThat(large.kinds()).containsKeys("Account", "AccountProfile", "ClosedOrders", "Holdings", "Quote");
        assertThat(large.total().hitRatio()).isGreaterThan(small.total().hitRatio());
        assertThat(large.missesPerRequest()).isEqualTo(large.total().misses() / 2_000);
    }
}
