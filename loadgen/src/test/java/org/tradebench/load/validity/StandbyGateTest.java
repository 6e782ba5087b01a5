package org.tradebench.load.validity;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StandbyGateTest {
    private static final String BEGIN = "synchronous standby at the begin";
    private static final String END = "synchronous standby at the end";
    private static final String FOLLOWS = "standby streaming since 2026-11-23 10:00:00";

    @Test
    void judgesNoRunWithoutAStandby() {
        assertThat(StandbyGate.judge(Map.of("synchronous_commit", "on"))).isEmpty();
    }

    @Test
    void passesWhenTheSameStandbyStreamsAtBothEnds() {
        assertThat(StandbyGate.judge(Map.of(BEGIN, FOLLOWS, END, FOLLOWS)))
                .hasValueSatisfying(gate -> assertThat(gate.outcome()).isEqualTo(CheckOutcome.PASS));
    }

    @ParameterizedTest
    @CsvSource({
        FOLLOWS + ", none",
        FOLLOWS + ", standby streaming since 2026-11-23 10:00:30",
        "standby catchup since 2026-11-23 10:00:00, standby catchup since 2026-11-23 10:00:00",
        "none, none"
    })
    void failsWhenItFellOutOfSync(String begin, String end) {
        assertThat(StandbyGate.judge(Map.of(BEGIN, begin, END, end)))
                .hasValueSatisfying(gate -> assertThat(gate.outcome()).isEqualTo(CheckOutcome.FAIL));
    }
}
