package org.tradebench.load.validity;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SynchronousStandbyTest {
    private static final String FOLLOWS = "standby streaming since 2026-11-23 10:00:00";

    @Test
    void passesWhenTheSameStandbyStreamsAtBothEnds() {
        assertThat(DatabaseChecks.synchronousStandby(FOLLOWS, FOLLOWS).outcome())
                .isEqualTo(CheckOutcome.PASS);
    }

    @ParameterizedTest
    @CsvSource({
        FOLLOWS + ", none",
        FOLLOWS + ", standby streaming since 2026-11-23 10:00:30",
        "standby catchup since 2026-11-23 10:00:00, standby catchup since 2026-11-23 10:00:00",
        "none, none"
    })
    void failsWhenItFellOutOfSync(String begin, String end) {
        assertThat(DatabaseChecks.synchronousStandby(begin, end).outcome()).isEqualTo(CheckOutcome.FAIL);
    }
}
