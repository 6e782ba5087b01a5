package org.tradebench.load.telemetry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tradebench.load.telemetry.StatementUse.Counters;

class StatementUseTest {
    private static Counters counters(String query, long calls, double millis) {
        return new Counters(query, calls, millis, 2 * calls, 10 * calls, calls, 100 * calls);
    }

    @Test
    void computesGrowthOfCounters() {
        StatementUse use = StatementUse.between(
                Map.of("1", counters("SELECT a", 100, 50), "2", counters("UPDATE b", 10, 20)),
                Map.of("1", counters("SELECT a", 400, 200), "2", counters("UPDATE b", 110, 420)));
        assertThat(use.statements()).containsExactly(counters("UPDATE b", 100, 400), counters("SELECT a", 300, 150));
        assertThat(use.calls()).isEqualTo(400);
        assertThat(use.millis()).isEqualTo(550);
    }

    @Test
    void omitsStatementsNotExecuted() {
        Counters unchanged = counters("CREATE TABLE t", 3, 9);
        assertThat(StatementUse.between(Map.of("1", unchanged), Map.of("1", unchanged))
                        .statements())
                .isEmpty();
    }

    @Test
    void countsNewStatementFromZero() {
        Counters added = counters("DELETE FROM t", 5, 1);
        assertThat(StatementUse.between(Map.of(), Map.of("7", added)).statements())
                .containsExactly(added);
    }

    @Test
    void countsFromZeroAfterReset() {
        StatementUse use = StatementUse.between(
                Map.of("1", counters("SELECT a", 100, 50)), Map.of("1", counters("SELECT a", 40, 10)));
        assertThat(use.statements()).containsExactly(counters("SELECT a", 40, 10));
    }
}
