package org.tradebench.app.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.SQLException;
import java.util.concurrent.CountDownLatch;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;
import org.tradebench.app.maintenance.MaintenanceGate;

/** Checks that one consistency check runs at a time and ends, even by a failure. Integration tests check what it finds in a database. */
@Timeout(value = 60, threadMode = ThreadMode.SEPARATE_THREAD)
class AuditsTest {
    private final MaintenanceGate gate = new MaintenanceGate();

    @Test
    void rejectsSecondCheckWhileOneRuns() {
        CountDownLatch connected = new CountDownLatch(1);
        Audits audits = new Audits(gate, () -> {
            await(connected);
            throw new SQLException("gone", "08006");
        });
        assertThat(audits.last()).isNull();
        audits.start();
        assertThat(audits.last().running()).isTrue();
        assertThatThrownBy(audits::start).isInstanceOfSatisfying(TradeException.class, e -> {
            assertThat(e.reason()).isEqualTo(Reason.CONFLICT);
            assertThat(e).hasMessageContaining("under way");
        });
        connected.countDown();
        until(() -> !audits.last().running());
        audits.start();
        until(() -> !audits.last().running());
    }

    @Test
    void explainsFailureWithoutDatabaseMessage() {
        Audits audits = new Audits(gate, () -> {
            throw new SQLException("relation \"quote\" does not exist", "42P01");
        });
        audits.start();
        until(() -> !audits.last().running());
        assertThat(audits.last().failure()).contains("populate it first").doesNotContain("relation");
        assertThat(audits.last().report()).isNull();
    }

    @Test
    void hidesDefectFromAdministrator() {
        Audits audits = new Audits(gate, () -> {
            throw new IllegalStateException("of our own");
        });
        audits.start();
        until(() -> !audits.last().running());
        assertThat(audits.last().failure()).contains("log").doesNotContain("of our own");
    }

    @Test
    void definesFourteenQueriesOneOfThemAtRest() {
        assertThat(ConsistencyQueries.all()).hasSize(14).allSatisfy(check -> {
            assertThat(check.name()).isNotBlank();
            assertThat(check.breaks()).contains("SELECT");
        });
        assertThat(ConsistencyQueries.all())
                .filteredOn(ConsistencyQuery::atRest)
                .extracting(ConsistencyQuery::name)
                .containsExactly("no order is left open");
    }

    private static void until(BooleanSupplier condition) {
        while (!condition.getAsBoolean()) {
            Thread.onSpinWait();
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
