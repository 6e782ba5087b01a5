package org.tradebench.load.validity;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ClockDriftTest {
    @Test
    void aClockThatIsSetInTheRunDatesItsSamplesWrongly() {
        assertThat(new HostChecks.ClockDrift().judge(100L).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(new HostChecks.ClockDrift().judge(101L).outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(new HostChecks.ClockDrift().judge(1000L).outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(new HostChecks.ClockDrift().judge(1001L).outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(new HostChecks.ClockDrift().judge(null).value()).isEqualTo(CheckResult.NOT_AVAILABLE);
    }
}
