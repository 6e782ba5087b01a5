package org.tradebench.load.gates;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** 20,000 requests of 8 clients in 20 s. */
class ConnectionsGateTest {
    private static Finding judge(double opened, Integer requestsEach) {
        return ConnectionsGate.judge(opened, 20_000, 20, 8, requestsEach, false).finding();
    }

    @Test
    void connectionsThatAreKeptAreHardlyEverOpened() {
        assertThat(judge(0, -1)).isEqualTo(Finding.OK);
        assertThat(judge(268, -1)).isEqualTo(Finding.OK);
        assertThat(judge(269, -1)).isEqualTo(Finding.WARNING);
        assertThat(judge(2_068, -1)).isEqualTo(Finding.WARNING);
        assertThat(judge(2_069, -1)).isEqualTo(Finding.INVALID);
    }

    @Test
    void connectionsThatAreClosedAfterAHundredRequestsAreOpenedThatOften() {
        assertThat(judge(99, 100)).isEqualTo(Finding.INVALID);
        assertThat(judge(100, 100)).isEqualTo(Finding.OK);
        assertThat(judge(400, 100)).as("a relay opens one, too").isEqualTo(Finding.OK);
        assertThat(judge(700, 100)).isEqualTo(Finding.WARNING);
        assertThat(judge(3_000, 100)).isEqualTo(Finding.INVALID);
    }

    @Test
    void whatIsSharedOnPurposeOpensItsOwnAndWhatIsNotKnownIsNotJudged() {
        GateResult shared = ConnectionsGate.judge(9_000.0, 20_000, 20, 8, -1, true);
        assertThat(shared.finding()).isEqualTo(Finding.WARNING);
        assertThat(shared.figure()).isEqualTo("450.0 opened a second, one for 2 requests");
        assertThat(ConnectionsGate.judge(10.0, 20_000, 20, 8, 100, true).finding())
                .as("kept, although it was asked to close them")
                .isEqualTo(Finding.INVALID);
        assertThat(ConnectionsGate.judge(9_000.0, 20_000, 20, 8, null, false).finding())
                .isEqualTo(Finding.NOT_JUDGED);
        assertThat(ConnectionsGate.judge(null, 20_000, 20, 8, -1, false).finding())
                .isEqualTo(Finding.WARNING);
    }
}
