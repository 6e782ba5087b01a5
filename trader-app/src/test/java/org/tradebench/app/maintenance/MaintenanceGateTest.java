package org.tradebench.app.maintenance;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class MaintenanceGateTest {
    private static final Duration LONG = Duration.ofMinutes(1);

    private final MaintenanceGate gate = new MaintenanceGate();

    @Test
    void admitsNoneWhileClosed() {
        assertThat(gate.close(LONG)).isTrue();
        assertThat(gate.enter()).isFalse();
        gate.open();
        assertThat(gate.enter()).isTrue();
    }

    @Test
    void waitsForAdmittedRequestsUntilTimeout() {
        assertThat(gate.enter()).isTrue();
        assertThat(gate.close(Duration.ZERO)).isFalse();
        gate.leave();
        assertThat(gate.close(LONG)).isTrue();
    }

    @Test
    void admitsNoneWhileClosedUnderLoad() throws Exception {
        AtomicInteger inside = new AtomicInteger();
        AtomicBoolean stop = new AtomicBoolean();
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            Future<?>[] loops = new Future<?>[4];
            for (int i = 0; i < loops.length; i++) {
                loops[i] = threads.submit(() -> enterAndLeave(inside, stop));
            }
            for (int round = 0; round < 200; round++) {
                assertThat(gate.close(LONG)).isTrue();
                assertThat(inside.get()).isZero();
                gate.open();
            }
            stop.set(true);
            for (Future<?> loop : loops) {
                loop.get();
            }
        } finally {
            stop.set(true);
            threads.shutdownNow();
        }
    }

    private void enterAndLeave(AtomicInteger inside, AtomicBoolean stop) {
        while (!stop.get()) {
            if (gate.enter()) {
                inside.incrementAndGet();
                Thread.onSpinWait();
                inside.decrementAndGet();
                gate.leave();
            }
        }
    }
}
