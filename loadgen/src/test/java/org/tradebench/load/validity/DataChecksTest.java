package org.tradebench.load.validity;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tradebench.load.consistency.OrderBacklog;

class DataChecksTest {

    @Test
    void passesWhenOpenOrdersCompleteAfterLoad() {
        CheckResult result = DataChecks.openOrders(new OrderBacklog(120, 3.21, 0));

        assertThat(result.outcome()).isEqualTo(CheckOutcome.PASS);
        assertThat(result.value()).isEqualTo("120 at the end of the load, none after 3.2 s");
    }

    @Test
    void failsOnOrderNeverCompleted() {
        CheckResult result = DataChecks.openOrders(new OrderBacklog(120, 120.02, 1));

        assertThat(result.outcome()).isEqualTo(CheckOutcome.FAIL);
        assertThat(result.value()).isEqualTo("120 at the end of the load, 1 after 120.0 s");
    }

    @Test
    void passesWithoutOpenOrders() {
        assertThat(DataChecks.openOrders(new OrderBacklog(0, 0.01, 0)).outcome())
                .isEqualTo(CheckOutcome.PASS);
    }

    @Test
    void warnsWithoutDatabaseAccess() {
        assertThat(DataChecks.openOrders(null).outcome()).isEqualTo(CheckOutcome.WARN);
        assertThat(DataChecks.acknowledgedOrders(null).outcome()).isEqualTo(CheckOutcome.WARN);
    }
}
