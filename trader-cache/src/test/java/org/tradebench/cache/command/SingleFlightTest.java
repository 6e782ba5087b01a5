package org.tradebench.cache.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.Caches;

@Timeout(60)
class SingleFlightTest {
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final CountDownLatch mayEnd = new CountDownLatch(1);
    private final AtomicInteger runs = new AtomicInteger();

    @AfterEach
    void endThreads() {
        mayEnd.countDown();
        threads.shutdownNow();
    }

    private static CacheInstance instance(boolean singleFlight) {
        return Caches.open(CacheSettings.named("commands").withSingleFlight(singleFlight));
    }

    private static CommandCache cache(CacheInstance instance) {
        return CommandCache.builder(CommandSpecs.accounts(), instance).build();
    }

    /** A command that returns the number of its run; the first run waits for {@link #mayEnd}. */
    private ReadAccount read() {
        return new ReadAccount("ann", user -> {
            int run = runs.incrementAndGet();
            if (run == 1) {
                await(mayEnd);
            }
            return run;
        });
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(30, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    private static void until(BooleanSupplier condition) {
        long start = System.nanoTime();
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime() - start)
                    .as("waited too long")
                    .isLessThan(Duration.ofSeconds(30).toNanos());
            Thread.onSpinWait();
        }
    }

    /** Executes the command on another thread, and returns once that thread waits or has ended. */
    private Future<Object> start(CommandCache cache, ReadAccount command) {
        AtomicReference<Thread> thread = new AtomicReference<>();
        Future<Object> result = threads.submit(() -> {
            thread.set(Thread.currentThread());
            return cache.execute(command).account();
        });
        until(() -> result.isDone()
                || (thread.get() != null && thread.get().getState() == Thread.State.WAITING)
                || (thread.get() != null && thread.get().getState() == Thread.State.TIMED_WAITING));
        return result;
    }

    @Test
    void runsCommandOnceForTwoMisses() throws Exception {
        CommandCache cache = cache(instance(true));
        Future<Object> first = start(cache, read());
        Future<Object> second = start(cache, read());
        assertThat(second.isDone()).isFalse();

        mayEnd.countDown();

        assertThat(first.get()).isEqualTo(1);
        assertThat(second.get()).isEqualTo(1);
        assertThat(runs).hasValue(1);
    }

    @Test
    void runsCommandTwiceWithoutSingleFlight() throws Exception {
        CommandCache cache = cache(instance(false));
        Future<Object> first = start(cache, read());
        Future<Object> second = start(cache, read());

        assertThat(second.get()).isEqualTo(2);
        mayEnd.countDown();
        assertThat(first.get()).isEqualTo(1);
        assertThat(runs).hasValue(2);
    }

    @Test
    void servesNothingReadBeforeInvalidation() throws Exception {
        CacheInstance instance = instance(true);
        CommandCache cache = cache(instance);
        Future<Object> first = start(cache, read());
        instance.invalidate("Account:ann");
        Future<Object> second = start(cache, read());

        mayEnd.countDown();

        assertThat(first.get()).isEqualTo(1);
        assertThat(second.get()).as("read after the invalidation").isEqualTo(2);
        assertThat(cache.execute(read()).account()).isEqualTo(2);
    }

    /** A listener delays the end of the first run, after its outputs are cached. */
    @Test
    void servesNoSharedRunInvalidatedBeforeCall() throws Exception {
        CacheInstance instance = instance(true);
        CountDownLatch cached = new CountDownLatch(1);
        instance.enableListener(true);
        instance.addChangeListener(event -> {
            cached.countDown();
            await(mayEnd);
        });
        CommandCache cache = cache(instance);
        Future<Object> first = start(cache, new ReadAccount("ann", user -> runs.incrementAndGet()));
        await(cached);
        instance.invalidate("Account:ann");
        Future<Object> second = start(cache, new ReadAccount("ann", user -> runs.incrementAndGet()));

        mayEnd.countDown();

        assertThat(first.get()).isEqualTo(1);
        assertThat(second.get()).as("read after the invalidation").isEqualTo(2);
    }

    @Test
    void runsCommandAfterSharedRunFailed() throws Exception {
        CommandCache cache = cache(instance(true));
        Future<Object> first = start(cache, new ReadAccount("ann", user -> {
            runs.incrementAndGet();
            await(mayEnd);
            throw new IllegalStateException("lost its connection");
        }));
        Future<Object> second = start(cache, read());

        mayEnd.countDown();

        assertThatThrownBy(first::get).hasRootCauseMessage("lost its connection");
        assertThat(second.get()).isEqualTo(2);
        assertThat(cache.execute(read()).account()).isEqualTo(2);
    }

    @Test
    void allowsCommandToExecuteEqualCommand() {
        CommandCache cache = cache(instance(true));

        ReadAccount outer = new ReadAccount(
                "ann",
                user -> "outer of "
                        + cache.execute(new ReadAccount("ann", who -> "inner")).account());

        assertThat(cache.execute(outer).account()).isEqualTo("outer of inner");
    }

    @Test
    void runsCommandAfterInterruptedWait() throws Exception {
        CommandCache cache = cache(instance(true));
        Future<Object> first = start(cache, read());
        AtomicReference<Thread> waiting = new AtomicReference<>();
        Future<Object> second = threads.submit(() -> {
            waiting.set(Thread.currentThread());
            Object account = cache.execute(read()).account();
            return Thread.interrupted() ? account : "the interruption was lost";
        });
        until(() -> waiting.get() != null && waiting.get().getState() == Thread.State.WAITING);

        waiting.get().interrupt();

        assertThat(second.get()).isEqualTo(2);
        mayEnd.countDown();
        assertThat(first.get()).isEqualTo(1);
    }
}
