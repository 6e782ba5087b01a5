package org.tradebench.cache.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EvictionPolicy;
import org.tradebench.cache.statistics.CacheCounter;

@Timeout(60)
class SingleFlightTest {
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final AtomicInteger runs = new AtomicInteger();
    private final CountDownLatch inSource = new CountDownLatch(1);
    private final CountDownLatch mayEnd = new CountDownLatch(1);

    @AfterEach
    void endThreads() {
        threads.shutdownNow();
    }

    private Object slowSource(Object id) {
        int run = runs.incrementAndGet();
        inSource.countDown();
        await(mayEnd);
        return id + " of run " + run;
    }

    private Future<Object> ask(LocalCache cache) {
        return threads.submit(() -> cache.get("id", this::slowSource, EntryOptions.DEFAULT));
    }

    /** Polls until all these threads wait inside the cache for the call of another thread. */
    private static void awaitWaiting(List<Thread> callers) {
        while (!callers.stream().allMatch(SingleFlightTest::waits)) {
            Thread.onSpinWait();
        }
    }

    private static boolean waits(Thread caller) {
        return caller.getState() == Thread.State.WAITING || caller.getState() == Thread.State.TIMED_WAITING;
    }

    @Test
    void callsSourceOnceForTwoMisses() throws Exception {
        try (Bench bench = Bench.with(EvictionPolicy.W_TINY_LFU)) {
            Future<Object> first = ask(bench.cache);
            await(inSource);
            CompletableFuture<Object> second = new CompletableFuture<>();
            Thread caller =
                    new Thread(() -> second.complete(bench.cache.get("id", this::slowSource, EntryOptions.DEFAULT)));
            caller.start();
            awaitWaiting(List.of(caller));
            mayEnd.countDown();

            assertThat(first.get()).isEqualTo("id of run 1");
            assertThat(second.get()).isEqualTo("id of run 1");
            assertThat(runs).hasValue(1);
            assertThat(bench.cache.statistics().of(CacheCounter.MISSES)).isEqualTo(2);
            assertThat(bench.cache.statistics().of(CacheCounter.CREATED_LOCALLY))
                    .isEqualTo(1);
        }
    }

    @Test
    void callsSourceTwiceWithoutSingleFlight() throws Exception {
        try (Bench bench = Bench.with(EvictionPolicy.W_TINY_LFU, settings -> settings.withSingleFlight(false))) {
            Future<Object> first = ask(bench.cache);
            Future<Object> second = ask(bench.cache);
            // Both are in the source at once: neither waits for the other.
            while (runs.get() < 2) {
                Thread.onSpinWait();
            }
            mayEnd.countDown();

            assertThat(List.of(first.get(), second.get())).containsExactlyInAnyOrder("id of run 1", "id of run 2");
        }
    }

    @Test
    void doesNotJoinInvalidatedCall() throws Exception {
        try (Bench bench = Bench.with(EvictionPolicy.W_TINY_LFU)) {
            Future<Object> first = ask(bench.cache);
            await(inSource);

            bench.cache.invalidate("id");
            Object fresh = bench.cache.get("id", id -> "new", EntryOptions.DEFAULT);
            mayEnd.countDown();

            assertThat(fresh).isEqualTo("new");
            assertThat(first.get()).isEqualTo("id of run 1");
            assertThat(bench.cache.get("id")).isEqualTo("new");
            assertThat(bench.cache.statistics().of(CacheCounter.FILLS_REFUSED)).isEqualTo(1);
        }
    }

    @Test
    void doesNotJoinCallOfInvalidatedGroup() throws Exception {
        EntryOptions grouped = Bench.groups("group");
        try (Bench bench = Bench.with(EvictionPolicy.W_TINY_LFU)) {
            Future<Object> first = threads.submit(() -> bench.cache.get("id", this::slowSource, grouped));
            await(inSource);

            bench.cache.invalidate("group");

            assertThat(bench.cache.get("id", id -> "new", grouped)).isEqualTo("new");
            mayEnd.countDown();
            first.get();
            assertThat(bench.cache.get("id")).isEqualTo("new");
        }
    }

    @Test
    void throwsSourceFailureToAllWaiters() throws Exception {
        try (Bench bench = Bench.with(EvictionPolicy.W_TINY_LFU)) {
            List<Thread> callers = new ArrayList<>();
            List<CompletableFuture<Throwable>> failures = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                CompletableFuture<Throwable> failure = new CompletableFuture<>();
                failures.add(failure);
                callers.add(new Thread(() -> {
                    try {
                        bench.cache.get("id", this::failingSource, EntryOptions.DEFAULT);
                        failure.complete(null);
                    } catch (IllegalStateException e) {
                        failure.complete(e);
                    }
                }));
            }
            callers.forEach(Thread::start);
            awaitWaiting(callers);
            mayEnd.countDown();

            for (CompletableFuture<Throwable> failure : failures) {
                assertThat(failure.get()).hasMessage("no database");
            }
            assertThat(runs).hasValue(1);
            assertThat(bench.cache.containsKey("id")).isFalse();
            assertThat(bench.cache.get("id", id -> "back", EntryOptions.DEFAULT))
                    .isEqualTo("back");
        }
    }

    private Object failingSource(Object id) {
        slowSource(id);
        throw new IllegalStateException("no database");
    }

    @Test
    void allowsSourceToRequestOwnId() {
        try (Bench bench = Bench.with(EvictionPolicy.W_TINY_LFU)) {
            Object value = bench.cache.get(
                    "id",
                    id -> "outer " + bench.cache.get(id, same -> "inner", EntryOptions.DEFAULT),
                    EntryOptions.DEFAULT);

            assertThat(value).isEqualTo("outer inner");
        }
    }

    @Test
    void avoidsDeadlockOfMutualSources() throws Exception {
        try (Bench bench = Bench.with(EvictionPolicy.W_TINY_LFU)) {
            CyclicBarrier bothInSource = new CyclicBarrier(2);
            Future<Object> first = askFromSource(bench.cache, "a", "b", bothInSource);
            Future<Object> second = askFromSource(bench.cache, "b", "a", bothInSource);

            assertThat(List.of(first.get(), second.get()))
                    .allMatch(value -> value.toString().startsWith("of "));
        }
    }

    /** The cycle spans two caches, and a third thread outside of it waits for it. */
    @Test
    void avoidsDeadlockAcrossTwoCaches() throws Exception {
        try (Bench one = Bench.with(EvictionPolicy.W_TINY_LFU);
                Bench other = Bench.with(EvictionPolicy.W_TINY_LFU)) {
            Thread outside = new Thread(() -> one.cache.get("id", id -> "alone", EntryOptions.DEFAULT));
            // Started earlier, this thread could call first, and there would be no cycle.
            CyclicBarrier bothInSource = new CyclicBarrier(2, () -> {
                outside.start();
                awaitWaiting(List.of(outside));
            });
            Future<Object> first = threads.submit(
                    () -> one.cache.get("id", id -> "of " + askOther(other.cache, bothInSource), EntryOptions.DEFAULT));
            Future<Object> second = threads.submit(
                    () -> other.cache.get("id", id -> "of " + askOther(one.cache, bothInSource), EntryOptions.DEFAULT));

            assertThat(List.of(first.get(), second.get()))
                    .allMatch(value -> value.toString().startsWith("of "));
            outside.join();
        }
    }

    private Future<Object> askFromSource(LocalCache cache, Object id, Object other, CyclicBarrier bothInSource) {
        return threads.submit(() -> cache.get(
                id,
                same -> {
                    awaitBarrier(bothInSource);
                    return "of " + cache.get(other, its -> "alone", EntryOptions.DEFAULT);
                },
                EntryOptions.DEFAULT));
    }

    private static Object askOther(LocalCache cache, CyclicBarrier bothInSource) {
        awaitBarrier(bothInSource);
        return cache.get("id", id -> "alone", EntryOptions.DEFAULT);
    }

    private static void awaitBarrier(CyclicBarrier barrier) {
        try {
            barrier.await(1, TimeUnit.MINUTES);
        } catch (InterruptedException | BrokenBarrierException | TimeoutException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void returnsNullWithoutCachingIt() {
        try (Bench bench = Bench.with(EvictionPolicy.W_TINY_LFU)) {
            assertThat(bench.cache.get("id", id -> null, EntryOptions.DEFAULT)).isNull();
            assertThat(bench.cache.isEmpty()).isTrue();
            assertThatThrownBy(() -> bench.cache.get("id", null, EntryOptions.DEFAULT))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("source is null");
        }
    }

    @Test
    void throwsErrorOfSource() {
        try (Bench bench = Bench.with(EvictionPolicy.W_TINY_LFU)) {
            assertThatThrownBy(() -> bench.cache.get(
                            "id",
                            id -> {
                                throw new StackOverflowError("of the source");
                            },
                            EntryOptions.DEFAULT))
                    .isInstanceOf(StackOverflowError.class)
                    .hasMessage("of the source");
        }
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
