package org.tradebench.load.telemetry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.tradebench.load.telemetry.source.ProcReader.ConnectionCount;

class IntervalSignsTest {
    private static CpuSample sample(long time) {
        return CpuSample.of(time, Map.of(), Set.of(), null, null, null);
    }

    private static IntervalSigns signs(List<CpuSample> samples) {
        return IntervalSigns.of(
                new TelemetrySeries("", 1, List.of(), samples, List.of(), List.of(), List.of(), List.of()),
                new Interval(2000, 4000));
    }

    @Test
    void reportsClockMovementAndOpenedConnections() {
        IntervalSigns signs = signs(List.of(
                sample(1000).with(0, 100L, null),
                sample(2000).with(-30, 110L, null),
                sample(3000).with(-30, 115L, null),
                sample(4000).with(5, 120L, null),
                sample(9000).with(4000, 900L, null)));
        assertThat(signs.clockMovedMillis()).isEqualTo(35);
        assertThat(signs.connectionsOpened()).isEqualTo(10.0);
    }

    @Test
    void isUnknownForEarlierResults() {
        assertThat(signs(List.of(sample(1000), sample(5000)))).isEqualTo(new IntervalSigns(null, null));
    }

    @Test
    void parsesActiveOpensByColumnName() {
        assertThat(ConnectionCount.parse("""
                Ip: Forwarding DefaultTTL
                Ip: 1 64
                Tcp: RtoAlgorithm RtoMin RtoMax MaxConn ActiveOpens PassiveOpens
                Tcp: 1 200 120000 -1 529 241
                """)).contains(529L);
        assertThat(ConnectionCount.parse("Tcp: RtoAlgorithm ActiveOpens\n")).isEmpty();
        assertThat(ConnectionCount.parse("Tcp: RtoAlgorithm\nTcp: 1\n")).isEmpty();
    }
}
