package org.tradebench.load.validity;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LoadGeneratorPausesTest {
    @Test
    void failsOnLongPausesOfLoadGenerator() {
        assertThat(LoadGeneratorChecks.pauses(0.01, 12.0, false).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(LoadGeneratorChecks.pauses(0.0101, 12.0, false).outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(LoadGeneratorChecks.pauses(0.05, 12.0, false).outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(LoadGeneratorChecks.pauses(0.0501, 12.0, false).outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(LoadGeneratorChecks.pauses(0.002, 12.34, false).value())
                .isEqualTo("0.20 %, at most 12.3 ms in a second");
    }

    @Test
    void warnsAboutPausesOnSharedMachine() {
        CheckResult shared = LoadGeneratorChecks.pauses(0.2, 300.0, true);
        assertThat(shared.outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(shared.limit()).contains("INVALID above 5.00 %", "shared on purpose");
        assertThat(LoadGeneratorChecks.pauses(0.02, 300.0, true).limit()).doesNotContain("shared");
    }

    @Test
    void warnsAboutUnknownPauses() {
        assertThat(LoadGeneratorChecks.pauses(null, null, false).outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(LoadGeneratorChecks.pauses(null, null, false).value()).isEqualTo(CheckResult.NOT_AVAILABLE);
        assertThat(LoadGeneratorChecks.pauses(0.002, null, false).value()).isEqualTo("0.20 %");
    }
}
