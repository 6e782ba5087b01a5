package org.tradebench.cache.monitoring;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.binder.cache.CacheMeterBinder;
import io.micrometer.core.instrument.search.Search;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.spi.InstanceWatcher;
import org.tradebench.cache.statistics.CacheCounter;

/**
 * Publishes the metrics of every cache instance with Micrometer: {@code cache.size}, {@code cache.gets} (tag {@code result}: {@code hit} or {@code miss}), {@code
 * cache.puts} and {@code cache.evictions}, as Micrometer names them for any cache, and every other {@link CacheCounter} as {@code cache.<name>}, all with the
 * tag {@code cache}. They read the counters when they are asked, so a hit pays nothing for them. Needs {@code micrometer-core}, an optional dependency.
 */
public final class CacheMeters implements InstanceWatcher {
    /** Counters that Micrometer's standard meters already publish. */
    private static final Set<CacheCounter> STANDARD = Set.copyOf(EnumSet.of(
            CacheCounter.REQUESTS,
            CacheCounter.MEMORY_HITS,
            CacheCounter.DISK_HITS,
            CacheCounter.REMOTE_HITS,
            CacheCounter.MISSES,
            CacheCounter.CREATED_LOCALLY,
            CacheCounter.CREATED_REMOTELY,
            CacheCounter.EVICTIONS));

    private static final Set<CacheCounter> OTHERS = Set.copyOf(EnumSet.complementOf(EnumSet.copyOf(STANDARD)));

    private static final Set<String> NAMES = Stream.concat(
                    Stream.of("cache.size", "cache.gets", "cache.puts", "cache.evictions"),
                    OTHERS.stream().map(CacheMeters::name))
            .collect(Collectors.toUnmodifiableSet());

    private final MeterRegistry registry;

    public CacheMeters(MeterRegistry registry) {
        this.registry = registry;
    }

    private static String name(CacheCounter counter) {
        return "cache." + TemplateMetrics.name(counter);
    }

    @Override
    public void opened(CacheInstance instance) {
        new InstanceMeters(instance).bindTo(registry);
    }

    @Override
    public void closed(CacheInstance instance) {
        Search.in(registry)
                .name(NAMES::contains)
                .tag("cache", instance.name())
                .meters()
                .forEach(registry::remove);
    }

    private static final class InstanceMeters extends CacheMeterBinder<CacheInstance> {
        private final CacheInstance instance;

        InstanceMeters(CacheInstance instance) {
            super(instance, instance.name(), Tags.empty());
            this.instance = instance;
        }

        private long sum(CacheCounter... counters) {
            return Stream.of(counters).mapToLong(instance.statistics()::of).sum();
        }

        @Override
        protected @Nullable Long size() {
            return (long) instance.size();
        }

        @Override
        protected long hitCount() {
            return sum(CacheCounter.MEMORY_HITS, CacheCounter.DISK_HITS, CacheCounter.REMOTE_HITS);
        }

        @Override
        protected @Nullable Long missCount() {
            return sum(CacheCounter.MISSES);
        }

        @Override
        protected @Nullable Long evictionCount() {
            return sum(CacheCounter.EVICTIONS);
        }

        @Override
        protected long putCount() {
            return sum(CacheCounter.CREATED_LOCALLY, CacheCounter.CREATED_REMOTELY);
        }

        @Override
        protected void bindImplementationSpecificMetrics(MeterRegistry to) {
            for (CacheCounter counter : OTHERS) {
                FunctionCounter.builder(
                                name(counter),
                                instance,
                                counted -> counted.statistics().of(counter))
                        .tags(getTagsWithCacheName())
                        .description("Since the instance was made")
                        .register(to);
            }
        }
    }
}
