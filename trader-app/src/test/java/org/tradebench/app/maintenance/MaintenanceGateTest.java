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
    void blocksWhileClosed() {
        assertThat(gate.close(LONG)).isTrue();
        assertThat(gate.enter()).isFalse();
        gate.open();
        assertThat(gate.enter()).isTrue();
    }

    @Test
    void waitsForRequestsInsideWithLimit() {
        assertThat(gate.enter()).isTrue();
        assertThat(gate.close(Duration.ZERO)).isFalse();
        gate.leave();
        assertThat(gate.close(LONG)).isTrue();
    }

    @Test
    void admitsNoneWhenClosedUnderLoad() throws Exception {
        AtomicInteger inside = new AtomicInteger();
        AtomicBoolean stop = new AtomicBoolean();
        ExecutorService crowd = Executors.newFixedThreadPool(4);
        try {
            Future<?>[] visitors = new Future<?>[4];
            for (int i = 0; i < visitors.length; i++) {
                visitors[i] = crowd.submit(() -> visit(inside, stop));
            }
            for (int round = 0; round < 200; round++) {
                assertThat(gate.close(LONG)).isTrue();
                assertThat(inside.get()).isZero();
                gate.open();
            }
            stop.set(true);
            for (Future<?> visitor : visitors) {
                visitor.get();
            }
        } finally {
            stop.set(true);
            crowd.shutdownNow();
        }
    }

    private void visit(AtomicInteger inside, AtomicBoolean stop) {
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
