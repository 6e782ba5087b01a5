package org.tradebench.load.validity;

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
        assertThat(ErrorGate.judge(10_000, 0, 0).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(ErrorGate.judge(10_000, 10, 0).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(ErrorGate.judge(10_000, 11, 0).outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(ErrorGate.judge(10_000, 11, 0).value()).isEqualTo("11 of 10000 (0.11 %)");
    }

    @Test
    void aWindowWithoutARequestIsInvalid() {
        assertThat(ErrorGate.judge(0, 0, 0).outcome()).isEqualTo(CheckOutcome.FAIL);
    }

    @Test
    void errorsOfTheWarmUpAreTold() {
        assertThat(ErrorGate.judge(10_000, 0, 3).explanation()).contains("3 more failed in the warm-up");
    }

    @Test
    void theDriversShareOfTimeIsToldInUsers() {
        assertThat(DriverTimeGate.judge(0.05, 8).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(DriverTimeGate.judge(0.0501, 8).outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(DriverTimeGate.judge(0.10, 8).outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(DriverTimeGate.judge(0.101, 8).outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(DriverTimeGate.judge(0.25, 8).value()).isEqualTo("2.00 of 8 users (25.00 %)");
    }

    @Test
    void theDriversCpuWarnsAtMostOfACoreAndFailsAtMostOfTheMachine() {
        assertThat(DriverCpuGate.judge(0.8, 1, 2).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(DriverCpuGate.judge(0.9, 1, 2).outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(DriverCpuGate.judge(0.9, 2, 2).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(DriverCpuGate.judge(1.7, 4, 2).outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(DriverCpuGate.judge(0.9, 1, 1).outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(DriverCpuGate.judge(null, 1, 2))
                .returns(CheckOutcome.WARN, CheckResult::outcome)
                .returns("not available", CheckResult::value);
    }

    @Test
    void theWindowMustBeAsLongAsAsked() {
        Duration minute = Duration.ofSeconds(60);
        assertThat(WindowGate.judge(minute, Duration.ofMillis(60_900)).outcome())
                .isEqualTo(CheckOutcome.PASS);
        assertThat(WindowGate.judge(minute, Duration.ofSeconds(58)).outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(WindowGate.judge(minute, Duration.ofSeconds(62)).outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(WindowGate.judge(Duration.ofSeconds(2), Duration.ofMillis(2_400))
                        .outcome())
                .isEqualTo(CheckOutcome.PASS);
    }

    @Test
    void aRequestThatHangsWhenTheWindowClosesIsToldThoughNoPercentileHoldsIt() {
        Duration quick = Duration.ofMillis(80);
        assertThat(StallGate.judge(8, Duration.ofMillis(500), quick).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(StallGate.judge(8, Duration.ofSeconds(30), quick).outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(StallGate.judge(8, Duration.ofSeconds(3), Duration.ofSeconds(4))
                        .outcome())
                .isEqualTo(CheckOutcome.PASS);
        assertThat(StallGate.judge(0, Duration.ZERO, quick).outcome()).isEqualTo(CheckOutcome.PASS);
    }

    @Test
    void throughputThatRisesOrFallsThroughTheWindowIsAWarning() {
        assertThat(SteadinessGate.judge(Collections.nCopies(60, 500L)).outcome())
                .isEqualTo(CheckOutcome.PASS);
        CheckResult rising = SteadinessGate.judge(
                Stream.iterate(100L, rate -> rate + 5).limit(60).toList());
        assertThat(rising.outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(rising.explanation()).contains("warm-up");
        CheckResult falling = SteadinessGate.judge(
                Stream.iterate(500L, rate -> rate - 5).limit(60).toList());
        assertThat(falling.outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(falling.explanation()).contains("fell");
    }

    @Test
    void aWindowTooShortToShowATrendIsNotCalledSteady() {
        assertThat(SteadinessGate.judge(List.of(500L, 500L, 500L)).outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(SteadinessGate.judge(List.of()).outcome()).isEqualTo(CheckOutcome.WARN);
    }
}
