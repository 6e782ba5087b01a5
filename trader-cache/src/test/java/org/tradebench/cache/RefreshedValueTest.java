package org.tradebench.cache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class RefreshedValueTest {
    private static final long SECOND = TimeUnit.SECONDS.toNanos(1);

    private final AtomicLong clock = new AtomicLong(Long.MAX_VALUE - 5 * SECOND); // wraps round, as nanoTime may
    private final AtomicInteger made = new AtomicInteger();
    private final AtomicInteger interval = new AtomicInteger(20);
    private final ExecutorService threads = Executors.newCachedThreadPool();

    @AfterEach
    void endThreads() {
        threads.shutdownNow();
    }

    @Test
    void servesValueForItsInterval() {
        RefreshedValue<Integer> watched = watch(this::next);

        assertThat(List.of(watched.get(), watched.get())).containsExactly(1, 1);
        clock.addAndGet(20 * SECOND - 1);
        assertThat(watched.get()).isEqualTo(1);
        clock.addAndGet(1);
        assertThat(watched.get()).isEqualTo(2);
    }

    @Test
    void renewsAlwaysWithZeroInterval() {
        interval.set(0);
        RefreshedValue<Integer> watched = watch(this::next);

        assertThat(List.of(watched.get(), watched.get())).containsExactly(1, 2);
    }

    @Test
    void appliesShorterIntervalAtOnce() {
        RefreshedValue<Integer> watched = watch(this::next);
        watched.get();
        clock.addAndGet(3 * SECOND);

        interval.set(2);

        assertThat(watched.get()).isEqualTo(2);
    }

    @Test
    void servesOldValueDuringRenewal() throws Exception {
        CountDownLatch making = new CountDownLatch(1);
        CountDownLatch mayEnd = new CountDownLatch(1);
        RefreshedValue<Integer> watched = watch(() -> {
            int value = next();
            if (value == 2) {
                making.countDown();
                await(mayEnd);
            }
            return value;
        });
        watched.get();
        clock.addAndGet(20 * SECOND);

        Future<Integer> refreshing = threads.submit(watched::get);
        await(making);
        assertThat(watched.get()).isEqualTo(1);
        mayEnd.countDown();

        assertThat(refreshing.get()).isEqualTo(2);
        assertThat(watched.get()).isEqualTo(2);
        assertThat(made).hasValue(2);
    }

    @Test
    void makesFirstValueOnce() throws Exception {
        RefreshedValue<Integer> watched = watch(this::next);
        CountDownLatch start = new CountDownLatch(1);
        List<Future<Integer>> askers = Stream.generate(() -> threads.submit(() -> {
                    await(start);
                    return watched.get();
                }))
                .limit(8)
                .toList();

        start.countDown();

        for (Future<Integer> asker : askers) {
            assertThat(asker.get()).isEqualTo(1);
        }
        assertThat(made).hasValue(1);
    }

    @Test
    void keepsNoFailure() {
        RefreshedValue<Integer> watched = watch(() -> {
            if (made.incrementAndGet() == 1) {
                throw new IllegalStateException("no database");
            }
            return made.get();
        });

        assertThatThrownBy(watched::get).hasMessage("no database");

        assertThat(watched.get()).isEqualTo(2);
    }

    @Test
    void dropsValueForgottenWhileMade() {
        AtomicReference<RefreshedValue<Integer>> itself = new AtomicReference<>();
        RefreshedValue<Integer> watched = watch(() -> {
            int value = next();
            if (value == 1) {
                itself.get().forget();
            }
            return value;
        });
        itself.set(watched);

        assertThat(List.of(watched.get(), watched.get(), watched.get())).containsExactly(1, 2, 2);
    }

    @Test
    void renewsAfterForget() {
        RefreshedValue<Integer> watched = watch(this::next);
        watched.get();

        watched.forget();

        assertThat(watched.get()).isEqualTo(2);
    }

    private RefreshedValue<Integer> watch(Supplier<Integer> source) {
        return new RefreshedValue<>(source, () -> TimeUnit.SECONDS.toNanos(interval.get()), clock::get);
    }

    private int next() {
        return made.incrementAndGet();
    }

    private static void await(CountDownLatch latch) {
        try {
            if (!latch.await(1, TimeUnit.MINUTES)) {
                throw new IllegalStateException("nobody came");
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
