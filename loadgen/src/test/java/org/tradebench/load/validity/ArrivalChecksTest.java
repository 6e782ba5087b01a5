package org.tradebench.load.validity;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ArrivalChecksTest {
    @Test
    void warnsAboutIntervalTooShortForP99() {
        assertThat(ArrivalChecks.intervalForP99(60).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(ArrivalChecks.intervalForP99(59)).satisfies(result -> {
            assertThat(result.outcome()).isEqualTo(CheckOutcome.WARN);
            assertThat(result.explanation()).contains("too short for a p99");
        });
    }

    @Test
    void failsWhenArrivalsAndOperationsDiffer() {
        assertThat(ArrivalChecks.everyArrival(100, 100).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(ArrivalChecks.everyArrival(101, 100).outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(ArrivalChecks.everyArrival(99, 100).outcome()).isEqualTo(CheckOutcome.FAIL);
    }

    @Test
    void warnsOnBacklogGrowth() {
        double age = 4;
        assertThat(ArrivalChecks.backlogGrowth(2000, 8, 8, 0).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(ArrivalChecks.backlogGrowth(2000, 28, 8, age).outcome()).isEqualTo(CheckOutcome.PASS);
        CheckResult behind = ArrivalChecks.backlogGrowth(2000, 29, 8, age);
        assertThat(behind.outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(behind.value()).isEqualTo("29 of 2,000 unfinished at the end, the oldest due for 4.000 s");
    }

    @Test
    void warnsOnVirtualUserExhaustionAboveOnePercent() {
        assertThat(ArrivalChecks.virtualUserExhaustion(10, 1000, 8).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(ArrivalChecks.virtualUserExhaustion(11, 1000, 8).outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(ArrivalChecks.virtualUserExhaustion(0, 0, 8).outcome()).isEqualTo(CheckOutcome.PASS);
    }

    @Test
    void failsOnScheduleLag() {
        assertThat(ArrivalChecks.scheduleLag(0.05, 0.1, 20.0, 19.1).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(ArrivalChecks.scheduleLag(0.06, 0.1, 20.0, 20.0).outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(ArrivalChecks.scheduleLag(0.01, 0.1, 20.0, 18.9).outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(ArrivalChecks.scheduleLag(0.11, 0.1, 20.0, 20.0).outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(ArrivalChecks.scheduleLag(0.01, 0.1, 20.0, 17.9).outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(ArrivalChecks.scheduleLag(0, 0, null, null).outcome()).isEqualTo(CheckOutcome.FAIL);
    }
}
