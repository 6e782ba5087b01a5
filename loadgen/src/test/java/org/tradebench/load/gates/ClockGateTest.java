package org.tradebench.load.gates;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ClockGateTest {
    @Test
    void aClockThatIsSetInTheRunDatesItsSamplesWrongly() {
        assertThat(ClockGate.judge(100L).finding()).isEqualTo(Finding.OK);
        assertThat(ClockGate.judge(101L).finding()).isEqualTo(Finding.WARNING);
        assertThat(ClockGate.judge(1000L).finding()).isEqualTo(Finding.WARNING);
        assertThat(ClockGate.judge(1001L).finding()).isEqualTo(Finding.INVALID);
        assertThat(ClockGate.judge(null).figure()).isEqualTo(GateResult.NOT_AVAILABLE);
    }
}
