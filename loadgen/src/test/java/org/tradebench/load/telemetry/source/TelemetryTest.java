package org.tradebench.load.telemetry.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.tradebench.load.telemetry.Node;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.TierSample;

class TelemetryTest {
    private static final Node OWN = Node.only(Tier.APPLICATION);
    private static final Node ONE = Node.local("process 20 of another run", Tier.RUNNER);
    private static final Node TWO = Node.local("process 30 of another run", Tier.RUNNER);

    private static TierSample used(double seconds) {
        return new TierSample(seconds, seconds, 0.0, null, null, 0L);
    }

    @Test
    void sumsCpuTimeOfOtherRuns() {
        Map<Node, Double> latest = new HashMap<>();
        Set<Node> watched = Set.of(OWN);

        assertThat(Telemetry.otherRunsSeconds(latest, Map.of(OWN, used(9)), watched))
                .isNull();
        assertThat(Telemetry.otherRunsSeconds(latest, Map.of(OWN, used(10), ONE, used(2), TWO, used(3)), watched))
                .isEqualTo(5.0);
        assertThat(Telemetry.otherRunsSeconds(latest, Map.of(OWN, used(11), TWO, used(4)), watched))
                .as("ended processes stay counted")
                .isEqualTo(6.0);
    }
}
