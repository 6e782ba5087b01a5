package org.tradebench.app.web.admin.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.microprofile.metrics.Counter;
import org.eclipse.microprofile.metrics.MetricID;
import org.eclipse.microprofile.metrics.MetricRegistry;
import org.junit.jupiter.api.Test;
import org.tradebench.app.counts.RequestCounts;

class RunStatisticsTest {
    /** The application once failed to start because a message listener processed orders while its counters were being registered. */
    @Test
    void readsCounterBeingRegisteredAsZero() {
        RunStatistics statistics = new RunStatistics(
                new RequestCounts(), registry(Map.of("orders", counter(() -> 7), "registering", counter(() -> {
                    throw new NullPointerException("globalCompositeCounter is null");
                }))));

        statistics.onStart(new Object());

        assertThat(statistics.begin().counters()).containsOnly(Map.entry("orders", 7L), Map.entry("registering", 0L));
    }

    private interface Count {
        long get();
    }

    private static Counter counter(Count count) {
        return new Counter() {
            @Override
            public void inc() {
                throw new AssertionError("counted");
            }

            @Override
            public void inc(long more) {
                throw new AssertionError("counted");
            }

            @Override
            public long getCount() {
                return count.get();
            }
        };
    }

    private static MetricRegistry registry(Map<String, Counter> counters) {
        Map<MetricID, Counter> byId = new TreeMap<>();
        counters.forEach((name, counter) -> byId.put(new MetricID(name), counter));
        return (MetricRegistry) Proxy.newProxyInstance(
                RunStatisticsTest.class.getClassLoader(),
                new Class<?>[] {MetricRegistry.class},
                (proxy, method, all) -> {
                    assertThat(method.getName()).isEqualTo("getCounters");
                    return byId;
                });
    }
}
