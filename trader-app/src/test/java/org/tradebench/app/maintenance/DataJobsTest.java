package org.tradebench.app.maintenance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;
import org.tradebench.app.population.PopulationException;
import org.tradebench.app.population.ProgressListener;

@Timeout(value = 60, threadMode = ThreadMode.SEPARATE_THREAD)
class DataJobsTest {
    private final MaintenanceGate gate = new MaintenanceGate();
    private final AtomicInteger announced = new AtomicInteger();
    private final DataJobs jobs = new DataJobs(gate, null, announced::incrementAndGet);

    @Test
    void blocksUsersAndOtherJobsDuringJob() {
        CountDownLatch finish = new CountDownLatch(1);
        jobs.start("Population", listener -> {
            listener.progress(5, 10, "holdings");
            await(finish);
        });
        until(() -> jobs.last().done() == 5);
        assertThat(jobs.last().running()).isTrue();
        assertThat(jobs.last().step()).isEqualTo("holdings");
        assertThat(gate.enter()).isFalse();
        assertThatThrownBy(() -> jobs.start("Reset", listener -> {}))
                .isInstanceOfSatisfying(
                        TradeException.class, e -> assertThat(e.reason()).isEqualTo(Reason.CONFLICT));
        finish.countDown();
        until(() -> !jobs.last().running());
        assertThat(jobs.last().failure()).isNull();
        assertThat(announced).hasValue(1);
        assertThat(gate.enter()).isTrue();
    }

    @Test
    void reopensAfterFailedJob() {
        jobs.start("Reset", listener -> {
            throw new PopulationException("the disk is full");
        });
        until(() -> !jobs.last().running());
        assertThat(jobs.last().failure()).isEqualTo("the disk is full");
        assertThat(gate.enter()).isTrue();
    }

    @Test
    void hidesDefectFromAdministrator() {
        jobs.start("Reset", listener -> listener.progress(1 / zero(listener), 0, ""));
        until(() -> !jobs.last().running());
        assertThat(jobs.last().failure()).contains("log").doesNotContain("zero");
        assertThat(gate.enter()).isTrue();
    }

    private static int zero(ProgressListener listener) {
        return listener == null ? 1 : 0;
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
