package org.tradebench.app.messaging.prices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Proxy;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.microprofile.metrics.Counter;
import org.eclipse.microprofile.metrics.MetricRegistry;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.tradebench.app.domain.Quote;
import org.tradebench.app.domain.QuotePriceChange;

class PriceQueueTest {
    private final AtomicLong dropped = new AtomicLong();
    private final PriceQueue queue = new PriceQueue(registry(dropped));

    @Test
    void needsOneSenderUntilQueueIsEmpty() {
        assertThat(queue.add(change("s:1"))).isTrue();
        assertThat(queue.add(change("s:2"))).as("a sender is running").isFalse();
        assertThat(symbol(queue.next())).isEqualTo("s:1");
        assertThat(symbol(queue.next())).isEqualTo("s:2");
        assertThat(queue.next()).isNull();

        assertThat(queue.add(change("s:3"))).as("the sender has ended").isTrue();
        assertThat(symbol(queue.next())).isEqualTo("s:3");
    }

    @Test
    void needsNewSenderAfterFailure() {
        queue.add(change("s:1"));
        assertThatThrownBy(() -> queue.runSender(() -> {
                    throw new IllegalStateException("no thread");
                }))
                .isInstanceOf(IllegalStateException.class);

        assertThat(queue.add(change("s:2"))).isTrue();
        assertThat(symbol(queue.next())).isEqualTo("s:1");
    }

    @Test
    void dropsOldestChangeWhenFull() {
        for (int number = 0; number < 503; number++) {
            queue.add(change("s:" + number));
        }

        assertThat(dropped).hasValue(3);
        assertThat(symbol(queue.next())).isEqualTo("s:3");
    }

    private static QuotePriceChange change(String symbol) {
        BigDecimal price = BigDecimal.TEN;
        return new QuotePriceChange(
                new Quote(symbol, "Company", 0, price, price, price, price, BigDecimal.ZERO), Instant.EPOCH);
    }

    private static @Nullable String symbol(@Nullable QuotePriceChange change) {
        return change == null ? null : change.quote().symbol();
    }

    /** A registry whose counters all add to the same number. */
    private static MetricRegistry registry(AtomicLong sum) {
        Counter counter = new Counter() {
            @Override
            public void inc() {
                sum.incrementAndGet();
            }

            @Override
            public void inc(long more) {
                sum.addAndGet(more);
            }

            @Override
            public long getCount() {
                return sum.get();
            }
        };
        return (MetricRegistry) Proxy.newProxyInstance(
                PriceQueueTest.class.getClassLoader(),
                new Class<?>[] {MetricRegistry.class},
                (proxy, method, all) -> counter);
    }
}
