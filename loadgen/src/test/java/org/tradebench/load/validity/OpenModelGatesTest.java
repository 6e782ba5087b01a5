package org.tradebench.load.validity;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class OpenModelGatesTest {
    @Test
    void anOperationWithoutAnArrivalAndAnArrivalWithoutAnOperationAreInvalid() {
        assertThat(EveryArrivalGate.judge(100, 100).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(EveryArrivalGate.judge(101, 100).outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(EveryArrivalGate.judge(99, 100).outcome()).isEqualTo(CheckOutcome.FAIL);
    }

    @Test
    void aQueueThatGrowsThroughTheWindowIsAWarning() {
        Duration age = Duration.ofSeconds(4);
        assertThat(KeptUpGate.judge(2000, 8, 8, Duration.ZERO).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(KeptUpGate.judge(2000, 28, 8, age).outcome()).isEqualTo(CheckOutcome.PASS);
        CheckResult behind = KeptUpGate.judge(2000, 29, 8, age);
        assertThat(behind.outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(behind.value()).isEqualTo("29 of 2000 unfinished at the end, the oldest due for 4.000 s");
    }

    @Test
    void oneArrivalInAHundredMayFindEveryVirtualUserBusy() {
        assertThat(FreeUsersGate.judge(10, 1000, 8).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(FreeUsersGate.judge(11, 1000, 8).outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(FreeUsersGate.judge(0, 0, 8).outcome()).isEqualTo(CheckOutcome.PASS);
    }

    @Test
    void aDriverThatStartsLateIsToldByItsPartOfTheBusyTimeOrOfTheP99() {
        assertThat(PunctualityGate.judge(0.05, 0.1, 20.0, 19.1).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(PunctualityGate.judge(0.06, 0.1, 20.0, 20.0).outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(PunctualityGate.judge(0.01, 0.1, 20.0, 18.9).outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(PunctualityGate.judge(0.11, 0.1, 20.0, 20.0).outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(PunctualityGate.judge(0.01, 0.1, 20.0, 17.9).outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(PunctualityGate.judge(0, 0, null, null).outcome()).isEqualTo(CheckOutcome.FAIL);
    }
}
