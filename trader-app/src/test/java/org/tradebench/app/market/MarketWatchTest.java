package org.tradebench.app.market;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.tradebench.app.domain.MarketSummary;
import org.tradebench.app.domain.RowsReplaced;

class MarketWatchTest {

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
    void aSummaryServesForItsInterval() {
        MarketWatch watch = watch(this::next);

        assertThat(watch.summary()).isSameAs(watch.summary());
        clock.addAndGet(20 * SECOND - 1);
        assertThat(watch.summary().volume()).isEqualTo(1);
        clock.addAndGet(1);
        assertThat(watch.summary().volume()).isEqualTo(2);
    }

    @Test
    void anIntervalOfZeroMakesEachOneFresh() {
        interval.set(0);
        MarketWatch watch = watch(this::next);

        assertThat(List.of(watch.summary().volume(), watch.summary().volume())).containsExactly(1L, 2L);
    }

    @Test
    void aShorterIntervalIsInForceAtOnce() {
        MarketWatch watch = watch(this::next);
        watch.summary();
        clock.addAndGet(3 * SECOND);

        interval.set(2);

        assertThat(watch.summary().volume()).isEqualTo(2);
    }

    @Test
    void theOldOneServesWhileOneThreadMakesTheNew() throws Exception {
        CountDownLatch making = new CountDownLatch(1);
        CountDownLatch mayEnd = new CountDownLatch(1);
        MarketWatch watch = watch(() -> {
            MarketSummary summary = next();
            if (summary.volume() == 2) {
                making.countDown();
                await(mayEnd);
            }
            return summary;
        });
        watch.summary();
        clock.addAndGet(20 * SECOND);

        Future<MarketSummary> refreshing = threads.submit(watch::summary);
        await(making);
        assertThat(watch.summary().volume()).isEqualTo(1);
        mayEnd.countDown();

        assertThat(refreshing.get().volume()).isEqualTo(2);
        assertThat(watch.summary().volume()).isEqualTo(2);
        assertThat(made).hasValue(2);
    }

    @Test
    void theFirstOneIsMadeOnceHoweverManyAsk() throws Exception {
        MarketWatch watch = watch(this::next);
        CountDownLatch start = new CountDownLatch(1);
        List<Future<MarketSummary>> askers = Stream.generate(() -> threads.submit(() -> {
                    await(start);
                    return watch.summary();
                }))
                .limit(8)
                .toList();

        start.countDown();

        for (Future<MarketSummary> asker : askers) {
            assertThat(asker.get().volume()).isEqualTo(1);
        }
        assertThat(made).hasValue(1);
    }

    @Test
    void aFailureIsNotKept() {
        MarketWatch watch = watch(() -> {
            if (made.incrementAndGet() == 1) {
                throw new IllegalStateException("no database");
            }
            return summary(made.get());
        });

        assertThatThrownBy(watch::summary).hasMessage("no database");

        assertThat(watch.summary().volume()).isEqualTo(2);
    }

    @Test
    void replacedRowsMakeTheNextOneFresh() {
        MarketWatch watch = watch(this::next);
        watch.summary();

        watch.forget(new RowsReplaced());

        assertThat(watch.summary().volume()).isEqualTo(2);
    }

    private MarketWatch watch(Supplier<MarketSummary> source) {
        return new MarketWatch(source, interval::get, clock::get);
    }

    private MarketSummary next() {
        return summary(made.incrementAndGet());
    }

    private static MarketSummary summary(long volume) {
        return new MarketSummary(BigDecimal.ONE, BigDecimal.ONE, volume, List.of(), List.of(), Instant.EPOCH);
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
