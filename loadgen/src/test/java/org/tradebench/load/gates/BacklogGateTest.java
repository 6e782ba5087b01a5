package org.tradebench.load.gates;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tradebench.load.orders.OrderBacklog;

class BacklogGateTest {

    @Test
    void whatWasCompletedAfterTheLoadIsToldAndIsNoFault() {
        GateResult result = BacklogGate.judge(new OrderBacklog(120, 3.21, 0));

        assertThat(result.finding()).isEqualTo(Finding.OK);
        assertThat(result.figure()).isEqualTo("120 at the end of the load, none after 3.2 s");
    }

    @Test
    void anOrderThatIsNeverCompletedMakesTheRunInvalid() {
        GateResult result = BacklogGate.judge(new OrderBacklog(120, 120.02, 1));

        assertThat(result.finding()).isEqualTo(Finding.INVALID);
        assertThat(result.figure()).isEqualTo("120 at the end of the load, 1 after 120.0 s");
    }

    @Test
    void noneIsWhatEverybodyExpects() {
        assertThat(BacklogGate.judge(new OrderBacklog(0, 0.01, 0)).finding()).isEqualTo(Finding.OK);
    }

    @Test
    void whoCannotAskTheDatabaseIsWarned() {
        assertThat(BacklogGate.judge(null).finding()).isEqualTo(Finding.WARNING);
    }
}
