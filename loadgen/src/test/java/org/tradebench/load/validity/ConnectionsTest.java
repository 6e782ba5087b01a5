package org.tradebench.load.validity;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Evaluates connections of 20,000 requests of 8 virtual users in 20 s. */
class ConnectionsTest {
    private static CheckOutcome judge(double opened, Integer requestsEach) {
        return HostChecks.connections(opened, 20_000, 20, 8, requestsEach, false)
                .outcome();
    }

    @Test
    void limitsOpenedConnectionsWithKeepAlive() {
        assertThat(judge(0, -1)).isEqualTo(CheckOutcome.PASS);
        assertThat(judge(268, -1)).isEqualTo(CheckOutcome.PASS);
        assertThat(judge(269, -1)).isEqualTo(CheckOutcome.WARN);
        assertThat(judge(2_068, -1)).isEqualTo(CheckOutcome.WARN);
        assertThat(judge(2_069, -1)).isEqualTo(CheckOutcome.FAIL);
    }

    @Test
    void expectsOneConnectionPerConfiguredRequests() {
        assertThat(judge(99, 100)).isEqualTo(CheckOutcome.FAIL);
        assertThat(judge(100, 100)).isEqualTo(CheckOutcome.PASS);
        assertThat(judge(400, 100)).as("a relay opens connections, too").isEqualTo(CheckOutcome.PASS);
        assertThat(judge(700, 100)).isEqualTo(CheckOutcome.WARN);
        assertThat(judge(3_000, 100)).isEqualTo(CheckOutcome.FAIL);
    }

    @Test
    void handlesSharedAndUnknownConnections() {
        CheckResult shared = HostChecks.connections(9_000.0, 20_000, 20, 8, -1, true);
        assertThat(shared.outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(shared.value()).isEqualTo("450.0 opened per second, one per 2 requests");
        assertThat(HostChecks.connections(10.0, 20_000, 20, 8, 100, true).outcome())
                .as("the server keeps connections that it should close")
                .isEqualTo(CheckOutcome.FAIL);
        assertThat(HostChecks.connections(9_000.0, 20_000, 20, 8, null, false).outcome())
                .isEqualTo(CheckOutcome.NOT_APPLICABLE);
        assertThat(HostChecks.connections(null, 20_000, 20, 8, -1, false).outcome())
                .isEqualTo(CheckOutcome.WARN);
    }
}
