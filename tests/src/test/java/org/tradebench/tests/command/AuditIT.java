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

/** The consistency check detects injected defects, and accepts a consistent database. */
class AuditIT {

    private final RunningTrader trader = RunningTrader.get();
    private final DatabaseSettings database = trader.database();

    @BeforeEach
    @AfterEach
    void restorePopulation() {
        trader.restore(Mode.DIRECT);
    }

    @Test
    void acceptsPopulatedDatabase() {
        assertThat(audit().exitCode()).isZero();
    }

    @Test
    void detectsLostCent() {
        inject("UPDATE account SET balance = balance - 0.01 WHERE user_id = 'uid:3'");
        assertCheckFails("balance");
    }

    @Test
    void detectsHoldingWithoutOrder() {
        inject("INSERT INTO holding (account_id, symbol, quantity, purchase_price, purchase_date)"
                + " SELECT account_id, 's:1', 1, 1.00, now() FROM account WHERE user_id = 'uid:3'");
        assertCheckFails("holding");
    }

    @Test
    void detectsExcessVolume() {
        inject("UPDATE quote SET volume = volume + 1 WHERE symbol = 's:2'");
        assertCheckFails("volume");
    }

    private void inject(String sql) {
        assertThat(Rows.execute(database, sql)).isEqualTo(1);
    }

    private void assertCheckFails(String what) {
        TraderCommand.Outcome outcome = audit();
        assertThat(outcome.exitCode()).as(outcome.toString()).isEqualTo(1);
        assertThat(outcome.output()).containsPattern("FAIL .*" + what).contains("The database is inconsistent");
    }

    private TraderCommand.Outcome audit() {
        return TraderCommand.run(database.environment(), "audit");
    }
}
