package org.tradebench.load.gates;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The gates that look at the load and at its driver. */
class LoadGatesTest {
    @Test
    void oneErrorInAThousandIsTheLimit() {
        assertThat(ErrorGate.judge(10_000, 0, 0).finding()).isEqualTo(Finding.OK);
        assertThat(ErrorGate.judge(10_000, 10, 0).finding()).isEqualTo(Finding.OK);
        assertThat(ErrorGate.judge(10_000, 11, 0).finding()).isEqualTo(Finding.INVALID);
        assertThat(ErrorGate.judge(10_000, 11, 0).figure()).isEqualTo("11 of 10000 (0.11 %)");
    }

    @Test
    void aWindowWithoutARequestIsInvalid() {
        assertThat(ErrorGate.judge(0, 0, 0).finding()).isEqualTo(Finding.INVALID);
    }

    @Test
    void errorsOfTheWarmUpAreTold() {
        assertThat(ErrorGate.judge(10_000, 0, 3).sentence()).contains("3 more failed in the warm-up");
    }

    @Test
    void theDriversShareOfTimeIsToldInUsers() {
        assertThat(DriverTimeGate.judge(0.05, 8).finding()).isEqualTo(Finding.OK);
        assertThat(DriverTimeGate.judge(0.0501, 8).finding()).isEqualTo(Finding.WARNING);
        assertThat(DriverTimeGate.judge(0.10, 8).finding()).isEqualTo(Finding.WARNING);
        assertThat(DriverTimeGate.judge(0.101, 8).finding()).isEqualTo(Finding.INVALID);
        assertThat(DriverTimeGate.judge(0.25, 8).figure()).isEqualTo("2.00 of 8 users (25.00 %)");
    }

    @Test
    void theDriversCpuWarnsAtMostOfACoreAndFailsAtMostOfTheMachine() {
        assertThat(DriverCpuGate.judge(0.8, 1, 2).finding()).isEqualTo(Finding.OK);
        assertThat(DriverCpuGate.judge(0.9, 1, 2).finding()).isEqualTo(Finding.WARNING);
        assertThat(DriverCpuGate.judge(0.9, 2, 2).finding()).isEqualTo(Finding.OK);
        assertThat(DriverCpuGate.judge(1.7, 4, 2).finding()).isEqualTo(Finding.INVALID);
        assertThat(DriverCpuGate.judge(0.9, 1, 1).finding()).isEqualTo(Finding.INVALID);
        assertThat(DriverCpuGate.judge(null, 1, 2))
                .returns(Finding.WARNING, GateResult::finding)
                .returns("not available", GateResult::figure);
    }

    @Test
    void theWindowMustBeAsLongAsAsked() {
        Duration minute = Duration.ofSeconds(60);
        assertThat(WindowGate.judge(minute, Duration.ofMillis(60_900)).finding())
                .isEqualTo(Finding.OK);
        assertThat(WindowGate.judge(minute, Duration.ofSeconds(58)).finding()).isEqualTo(Finding.INVALID);
        assertThat(WindowGate.judge(minute, Duration.ofSeconds(62)).finding()).isEqualTo(Finding.INVALID);
        assertThat(WindowGate.judge(Duration.ofSeconds(2), Duration.ofMillis(2_400))
                        .finding())
                .isEqualTo(Finding.OK);
    }

    @Test
    void aRequestThatHangsWhenTheWindowClosesIsToldThoughNoPercentileHoldsIt() {
        Duration quick = Duration.ofMillis(80);
        assertThat(StallGate.judge(8, Duration.ofMillis(500), quick).finding()).isEqualTo(Finding.OK);
        assertThat(StallGate.judge(8, Duration.ofSeconds(30), quick).finding()).isEqualTo(Finding.WARNING);
        assertThat(StallGate.judge(8, Duration.ofSeconds(3), Duration.ofSeconds(4))
                        .finding())
                .isEqualTo(Finding.OK);
        assertThat(StallGate.judge(0, Duration.ZERO, quick).finding()).isEqualTo(Finding.OK);
    }

    @Test
    void throughputThatRisesOrFallsThroughTheWindowIsAWarning() {
        assertThat(SteadinessGate.judge(Collections.nCopies(60, 500L)).finding())
                .isEqualTo(Finding.OK);
        GateResult rising = SteadinessGate.judge(
                Stream.iterate(100L, rate -> rate + 5).limit(60).toList());
        assertThat(rising.finding()).isEqualTo(Finding.WARNING);
        assertThat(rising.sentence()).contains("warm-up");
        GateResult falling = SteadinessGate.judge(
                Stream.iterate(500L, rate -> rate - 5).limit(60).toList());
        assertThat(falling.finding()).isEqualTo(Finding.WARNING);
        assertThat(falling.sentence()).contains("fell");
    }

    @Test
    void aWindowTooShortToShowATrendIsNotCalledSteady() {
        assertThat(SteadinessGate.judge(List.of(500L, 500L, 500L)).finding()).isEqualTo(Finding.WARNING);
        assertThat(SteadinessGate.judge(List.of()).finding()).isEqualTo(Finding.WARNING);
    }
}
