package org.tradebench.tests.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.TraderCommand;

/** The consistency check finds planted defects, and none in a consistent database. */
class AuditIT {

    private final RunningTrader trader = RunningTrader.get();
    private final DatabaseSettings database = trader.database();

    @BeforeEach
    @AfterEach
    void populatedRows() {
        trader.restore(Mode.DIRECT);
    }

    @Test
    void aPopulatedDatabaseIsRight() {
        assertThat(audit().exitCode()).isZero();
    }

    @Test
    void oneLostCentIsFound() {
        plant("UPDATE account SET balance = balance - 0.01 WHERE user_id = 'uid:3'");
        assertThatTheAuditNames("balance");
    }

    @Test
    void oneHoldingFromNowhereIsFound() {
        plant("INSERT INTO holding (account_id, symbol, quantity, purchase_price, purchase_date)"
                + " SELECT account_id, 's:1', 1, 1.00, now() FROM account WHERE user_id = 'uid:3'");
        assertThatTheAuditNames("holding");
    }

    @Test
    void oneShareOfVolumeTooManyIsFound() {
        plant("UPDATE quote SET volume = volume + 1 WHERE symbol = 's:2'");
        assertThatTheAuditNames("volume");
    }

    private void plant(String sql) {
        assertThat(Rows.execute(database, sql)).isEqualTo(1);
    }

    private void assertThatTheAuditNames(String what) {
        TraderCommand.Outcome outcome = audit();
        assertThat(outcome.exitCode()).as(outcome.toString()).isEqualTo(1);
        assertThat(outcome.output()).containsPattern("FAIL .*" + what).contains("The database is inconsistent");
    }

    private TraderCommand.Outcome audit() {
        return TraderCommand.run(database.environment(), "audit");
    }
}
