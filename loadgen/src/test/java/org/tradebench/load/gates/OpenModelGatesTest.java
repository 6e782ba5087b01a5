package org.tradebench.load.gates;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class OpenModelGatesTest {
    @Test
    void anOperationWithoutAnArrivalAndAnArrivalWithoutAnOperationAreInvalid() {
        assertThat(EveryArrivalGate.judge(100, 100).finding()).isEqualTo(Finding.OK);
        assertThat(EveryArrivalGate.judge(101, 100).finding()).isEqualTo(Finding.INVALID);
        assertThat(EveryArrivalGate.judge(99, 100).finding()).isEqualTo(Finding.INVALID);
    }

    @Test
    void aQueueThatGrowsThroughTheWindowIsAWarning() {
        Duration age = Duration.ofSeconds(4);
        assertThat(KeptUpGate.judge(2000, 8, 8, Duration.ZERO).finding()).isEqualTo(Finding.OK);
        assertThat(KeptUpGate.judge(2000, 28, 8, age).finding()).isEqualTo(Finding.OK);
        GateResult behind = KeptUpGate.judge(2000, 29, 8, age);
        assertThat(behind.finding()).isEqualTo(Finding.WARNING);
        assertThat(behind.figure()).isEqualTo("29 of 2000 unfinished at the end, the oldest due for 4.000 s");
    }

    @Test
    void oneArrivalInAHundredMayFindEveryVirtualUserBusy() {
        assertThat(FreeUsersGate.judge(10, 1000, 8).finding()).isEqualTo(Finding.OK);
        assertThat(FreeUsersGate.judge(11, 1000, 8).finding()).isEqualTo(Finding.WARNING);
        assertThat(FreeUsersGate.judge(0, 0, 8).finding()).isEqualTo(Finding.OK);
    }

    @Test
    void aDriverThatStartsLateIsToldByItsPartOfTheBusyTimeOrOfTheP99() {
        assertThat(PunctualityGate.judge(0.05, 0.1, 20.0, 19.1).finding()).isEqualTo(Finding.OK);
        assertThat(PunctualityGate.judge(0.06, 0.1, 20.0, 20.0).finding()).isEqualTo(Finding.WARNING);
        assertThat(PunctualityGate.judge(0.01, 0.1, 20.0, 18.9).finding()).isEqualTo(Finding.WARNING);
        assertThat(PunctualityGate.judge(0.11, 0.1, 20.0, 20.0).finding()).isEqualTo(Finding.INVALID);
        assertThat(PunctualityGate.judge(0.01, 0.1, 20.0, 17.9).finding()).isEqualTo(Finding.INVALID);
        assertThat(PunctualityGate.judge(0, 0, null, null).finding()).isEqualTo(Finding.INVALID);
    }
}
