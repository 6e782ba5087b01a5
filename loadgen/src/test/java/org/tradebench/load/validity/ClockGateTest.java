package org.tradebench.load.validity;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ClockGateTest {
    @Test
    void aClockThatIsSetInTheRunDatesItsSamplesWrongly() {
        assertThat(ClockGate.judge(100L).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(ClockGate.judge(101L).outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(ClockGate.judge(1000L).outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(ClockGate.judge(1001L).outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(ClockGate.judge(null).value()).isEqualTo(CheckResult.NOT_AVAILABLE);
    }
}
