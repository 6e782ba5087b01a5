package org.tradebench.load.validity;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ArrivalChecksTest {
    @Test
    void isInvalidWhenArrivalsAndOperationsDiffer() {
        assertThat(new ArrivalChecks.EveryArrival().judge(100, 100).outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(new ArrivalChecks.EveryArrival().judge(101, 100).outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(new ArrivalChecks.EveryArrival().judge(99, 100).outcome()).isEqualTo(CheckOutcome.FAIL);
    }

    @Test
    void warnsOnBacklogGrowth() {
        double age = 4;
        assertThat(new ArrivalChecks.BacklogGrowth().judge(2000, 8, 8, 0).outcome())
                .isEqualTo(CheckOutcome.PASS);
        assertThat(new ArrivalChecks.BacklogGrowth().judge(2000, 28, 8, age).outcome())
                .isEqualTo(CheckOutcome.PASS);
        CheckResult behind = new ArrivalChecks.BacklogGrowth().judge(2000, 29, 8, age);
        assertThat(behind.outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(behind.value()).isEqualTo("29 of 2000 unfinished at the end, the oldest due for 4.000 s");
    }

    @Test
    void oneArrivalInAHundredMayFindEveryVirtualUserBusy() {
        assertThat(new ArrivalChecks.VirtualUserExhaustion().judge(10, 1000, 8).outcome())
                .isEqualTo(CheckOutcome.PASS);
        assertThat(new ArrivalChecks.VirtualUserExhaustion().judge(11, 1000, 8).outcome())
                .isEqualTo(CheckOutcome.WARN);
        assertThat(new ArrivalChecks.VirtualUserExhaustion().judge(0, 0, 8).outcome())
                .isEqualTo(CheckOutcome.PASS);
    }

    @Test
    void failsOnScheduleLag() {
        assertThat(new ArrivalChecks.ScheduleLag().judge(0.05, 0.1, 20.0, 19.1).outcome())
                .isEqualTo(CheckOutcome.PASS);
        assertThat(new ArrivalChecks.ScheduleLag().judge(0.06, 0.1, 20.0, 20.0).outcome())
                .isEqualTo(CheckOutcome.WARN);
        assertThat(new ArrivalChecks.ScheduleLag().judge(0.01, 0.1, 20.0, 18.9).outcome())
                .isEqualTo(CheckOutcome.WARN);
        assertThat(new ArrivalChecks.ScheduleLag().judge(0.11, 0.1, 20.0, 20.0).outcome())
                .isEqualTo(CheckOutcome.FAIL);
        assertThat(new ArrivalChecks.ScheduleLag().judge(0.01, 0.1, 20.0, 17.9).outcome())
                .isEqualTo(CheckOutcome.FAIL);
        assertThat(new ArrivalChecks.ScheduleLag().judge(0, 0, null, null).outcome())
                .isEqualTo(CheckOutcome.FAIL);
    }
}
