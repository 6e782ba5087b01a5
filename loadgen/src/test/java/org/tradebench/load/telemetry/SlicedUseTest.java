package org.tradebench.load.telemetry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Uses an interval of 60 s that two systems share: 30 s of load, of which 25 s and five of six requests count. */
class SlicedUseTest {
    private static IntervalUse use(@Nullable Double otherCores) {
        TierUse half = new TierUse(0.5, 0.4, 0.1, 0.05, 0.02, 100L);
        Map<Tier, TierUse> tiers = Map.of(Tier.APPLICATION, half, Tier.RUNNER, half);
        IntervalUse whole = new IntervalUse(
                tiers,
                tiers.keySet().stream()
                        .map(tier -> new IntervalUse.NodeUse(Node.only(tier), half))
                        .toList(),
                1.9,
                0.7,
                0.0,
                0.01,
                200L,
                new DatabaseUse(600.0, 0.0, 6000.0, 1.0, 0.99, 1e6, 1.0, true, List.of("orders"), 0.2, 8, 1.0, 0.5, 2),
                List.of(),
                null,
                null);
        return new SlicedUse(5.0 / 6, 60, 25, otherCores).of(whole);
    }

    @Test
    void scalesUseToTimeUnderLoad() {
        assertThat(use(0.6).tiers().get(Tier.APPLICATION).cores()).isEqualTo(1.0, within(1e-9));
        assertThat(use(0.6).tiers().get(Tier.APPLICATION).jit()).isEqualTo(0.1, within(1e-9));
        assertThat(use(0.6).database().statements()).isEqualTo(5000, within(1e-6));
        assertThat(use(0.6).database().checkpoints()).isEqualTo(1);
    }

    @Test
    void keepsValuesOfRunnerAndMachine() {
        assertThat(use(0.6).tiers().get(Tier.RUNNER).cores()).isEqualTo(0.5);
        assertThat(use(0.6).machineBusy()).isEqualTo(1.9);
    }

    @Test
    void excludesOtherSystemsFromBackgroundLoad() {
        assertThat(use(0.6).foreign()).isEqualTo(0.1, within(1e-9));
        assertThat(use(null).foreign()).isNull();
    }
}
