package org.tradebench.load.validity;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SynchronousStandbyTest {
    private static final String STREAMING = "standby streaming since 2026-11-23 10:00:00";

    @Test
    void passesWhenSameStandbyStreamsAtBothEnds() {
        assertThat(DatabaseChecks.synchronousStandby(STREAMING, STREAMING).outcome())
                .isEqualTo(CheckOutcome.PASS);
    }

    @ParameterizedTest
    @CsvSource({
        STREAMING + ", none",
        STREAMING + ", standby streaming since 2026-11-23 10:00:30",
        "standby catchup since 2026-11-23 10:00:00, standby catchup since 2026-11-23 10:00:00",
        "none, none"
    })
    void failsUnlessSameStandbyStreamsAtBothEnds(String begin, String end) {
        assertThat(DatabaseChecks.synchronousStandby(begin, end).outcome()).isEqualTo(CheckOutcome.FAIL);
    }
}
