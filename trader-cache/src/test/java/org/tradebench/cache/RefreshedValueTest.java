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
    private final AtomicInteger computed = new AtomicInteger();
    private final AtomicInteger interval = new AtomicInteger(20);
    private final ExecutorService threads = Executors.newCachedThreadPool();

    @AfterEach
    void endThreads() {
        threads.shutdownNow();
    }

    @Test
    void servesValueUntilIntervalEnds() {
        RefreshedValue<Integer> refreshed = create(this::next);

        assertThat(List.of(refreshed.get(), refreshed.get())).containsExactly(1, 1);
        clock.addAndGet(20 * SECOND - 1);
        assertThat(refreshed.get()).isEqualTo(1);
        clock.addAndGet(1);
        assertThat(refreshed.get()).isEqualTo(2);
    }

    @Test
    void renewsOnEveryReadWithZeroInterval() {
        interval.set(0);
        RefreshedValue<Integer> refreshed = create(this::next);

        assertThat(List.of(refreshed.get(), refreshed.get())).containsExactly(1, 2);
    }

    @Test
    void appliesShorterIntervalAtOnce() {
        RefreshedValue<Integer> refreshed = create(this::next);
        refreshed.get();
        clock.addAndGet(3 * SECOND);

        interval.set(2);

        assertThat(refreshed.get()).isEqualTo(2);
    }

    @Test
    void servesOldValueDuringRenewal() throws Exception {
        CountDownLatch computing = new CountDownLatch(1);
        CountDownLatch mayEnd = new CountDownLatch(1);
        RefreshedValue<Integer> refreshed = create(() -> {
            int value = next();
            if (value == 2) {
                computing.countDown();
                await(mayEnd);
            }
            return value;
        });
        refreshed.get();
        clock.addAndGet(20 * SECOND);

        Future<Integer> refreshing = threads.submit(refreshed::get);
        await(computing);
        assertThat(refreshed.get()).isEqualTo(1);
        mayEnd.countDown();

        assertThat(refreshing.get()).isEqualTo(2);
        assertThat(refreshed.get()).isEqualTo(2);
        assertThat(computed).hasValue(2);
    }

    @Test
    void computesFirstValueOnce() throws Exception {
        RefreshedValue<Integer> refreshed = create(this::next);
        CountDownLatch start = new CountDownLatch(1);
        List<Future<Integer>> callers = Stream.generate(() -> threads.submit(() -> {
                    await(start);
                    return refreshed.get();
                }))
                .limit(8)
                .toList();

        start.countDown();

        for (Future<Integer> caller : callers) {
            assertThat(caller.get()).isEqualTo(1);
        }
        assertThat(computed).hasValue(1);
    }

    @Test
    void doesNotCacheFailure() {
        RefreshedValue<Integer> refreshed = create(() -> {
            if (computed.incrementAndGet() == 1) {
                throw new IllegalStateException("no database");
            }
            return computed.get();
        });

        assertThatThrownBy(refreshed::get).hasMessage("no database");

        assertThat(refreshed.get()).isEqualTo(2);
    }

    @Test
    void dropsValueForgottenDuringComputation() {
        AtomicReference<RefreshedValue<Integer>> reference = new AtomicReference<>();
        RefreshedValue<Integer> refreshed = create(() -> {
            int value = next();
            if (value == 1) {
                reference.get().forget();
            }
            return value;
        });
        reference.set(refreshed);

        assertThat(List.of(refreshed.get(), refreshed.get(), refreshed.get())).containsExactly(1, 2, 2);
    }

    @Test
    void renewsAfterForget() {
        RefreshedValue<Integer> refreshed = create(this::next);
        refreshed.get();

        refreshed.forget();

        assertThat(refreshed.get()).isEqualTo(2);
    }

    private RefreshedValue<Integer> create(Supplier<Integer> source) {
        return new RefreshedValue<>(source, () -> TimeUnit.SECONDS.toNanos(interval.get()), clock::get);
    }

    private int next() {
        return computed.incrementAndGet();
    }

    private static void await(CountDownLatch latch) {
        try {
            if (!latch.await(1, TimeUnit.MINUTES)) {
                throw new IllegalStateException("latch was not released");
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
