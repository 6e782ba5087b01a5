package org.tradebench.app.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class SerialTaskTest {
    @Test
    void runsOnceMoreWhenTriggeredDuringRun() {
        AtomicInteger done = new AtomicInteger();
        AtomicReference<SerialTask> task = new AtomicReference<>();
        task.set(new SerialTask(() -> {
            if (done.incrementAndGet() == 1) {
                task.get().trigger();
                task.get().trigger();
            }
        }));

        task.get().trigger();

        assertThat(done).hasValue(2);
    }

    @Test
    void continuesAfterFailure() {
        AtomicInteger done = new AtomicInteger();
        AtomicReference<SerialTask> task = new AtomicReference<>();
        task.set(new SerialTask(() -> {
            if (done.incrementAndGet() == 1) {
                task.get().trigger();
                throw new IllegalStateException("the connection is closed");
            }
        }));

        assertThatThrownBy(() -> task.get().trigger()).hasMessage("the connection is closed");
        assertThat(done).as("a trigger during the failed run").hasValue(2);

        task.get().trigger();
        assertThat(done).as("a trigger after the failure").hasValue(3);
    }

    @Test
    void runsSeriallyWithoutLosingTriggers() throws InterruptedException {
        AtomicInteger inside = new AtomicInteger();
        AtomicInteger maximum = new AtomicInteger();
        AtomicInteger requests = new AtomicInteger();
        AtomicInteger seen = new AtomicInteger();
        SerialTask task = new SerialTask(() -> {
            maximum.accumulateAndGet(inside.incrementAndGet(), Math::max);
            seen.set(requests.get());
            inside.decrementAndGet();
        });
        CountDownLatch start = new CountDownLatch(1);
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Thread thread = new Thread(() -> {
                try {
                    start.await();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
                for (int j = 0; j < 10_000; j++) {
                    requests.incrementAndGet();
                    task.trigger();
                }
            });
            thread.start();
            threads.add(thread);
        }
        start.countDown();
        for (Thread thread : threads) {
            thread.join();
        }

        assertThat(maximum).hasValue(1);
        assertThat(seen).hasValue(40_000);
    }
}
