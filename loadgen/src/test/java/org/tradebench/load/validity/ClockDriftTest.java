package org.tradebench.load.validity;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ClockDriftTest {
    @Test
    void failsOnClockDriftAboveOneSecond() {
        assertThat(HostChecks.clockDrift(100L).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(HostChecks.clockDrift(101L).outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(HostChecks.clockDrift(1000L).outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(HostChecks.clockDrift(1001L).outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(HostChecks.clockDrift(null).value()).isEqualTo(CheckResult.NOT_AVAILABLE);
    }
}
