package org.tradebench.load.gates;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DriverPausesGateTest {
    @Test
    void aDriverThatStandsStillMeasuresItself() {
        assertThat(DriverPausesGate.judge(0.01, 12.0, false).finding()).isEqualTo(Finding.OK);
        assertThat(DriverPausesGate.judge(0.0101, 12.0, false).finding()).isEqualTo(Finding.WARNING);
        assertThat(DriverPausesGate.judge(0.05, 12.0, false).finding()).isEqualTo(Finding.WARNING);
        assertThat(DriverPausesGate.judge(0.0501, 12.0, false).finding()).isEqualTo(Finding.INVALID);
        assertThat(DriverPausesGate.judge(0.002, 12.34, false).figure())
                .isEqualTo("0.20 %, at most 12.3 ms in a second");
    }

    @Test
    void whereTheMachineIsSharedOnPurposeItIsOnlyWarnedOf() {
        GateResult shared = DriverPausesGate.judge(0.2, 300.0, true);
        assertThat(shared.finding()).isEqualTo(Finding.WARNING);
        assertThat(shared.limit()).contains("INVALID above 5.00 %", "shared on purpose");
        assertThat(DriverPausesGate.judge(0.02, 300.0, true).limit()).doesNotContain("shared");
    }

    @Test
    void whatNobodyKnowsIsSaid() {
        assertThat(DriverPausesGate.judge(null, null, false).finding()).isEqualTo(Finding.WARNING);
        assertThat(DriverPausesGate.judge(null, null, false).figure()).isEqualTo(GateResult.NOT_AVAILABLE);
        assertThat(DriverPausesGate.judge(0.002, null, false).figure()).isEqualTo("0.20 %");
    }
}
