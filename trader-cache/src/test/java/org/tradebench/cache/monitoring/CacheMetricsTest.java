package org.tradebench.cache.monitoring;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.eclipse.microprofile.metrics.Metadata;
import org.eclipse.microprofile.metrics.MetricID;
import org.eclipse.microprofile.metrics.MetricRegistry;
import org.eclipse.microprofile.metrics.Tag;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.CacheSettings;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.service.CacheService;
import org.tradebench.cache.statistics.CacheCounter;

/** Checks the metrics of caches, with a registry that records the registered gauges. */
class CacheMetricsTest {
    private final Map<String, Supplier<?>> gauges = new TreeMap<>();
    private final CacheService service = CacheService.builder().build();

    @BeforeEach
    void watch() {
        service.watch(new CacheMetrics(registry()));
    }

    @AfterEach
    void close() {
        service.close();
    }

    private MetricRegistry registry() {
        return (MetricRegistry) Proxy.newProxyInstance(
                MetricRegistry.class.getClassLoader(),
                new Class<?>[] {MetricRegistry.class},
                (proxy, method, arguments) -> {
                    if (method.getName().equals("gauge") && arguments[0] instanceof Metadata metadata) {
                        gauges.put(new MetricID(metadata.getName(), (Tag[]) arguments[2]).toString(), (Supplier<?>)
                                arguments[1]);
                        return null;
                    }
                    if (method.getName().equals("remove") && arguments[0] instanceof MetricID id) {
                        return gauges.remove(id.toString()) != null;
                    }
                    throw new UnsupportedOperationException(method.toString());
                });
    }

    private Object value(String name, Tag... tags) {
        return gauges.get(new MetricID(name, tags).toString()).get();
    }

    @Test
    void publishesEveryCounter() {
        CacheInstance cache = service.instance(CacheSettings.named("shelf").withMaxEntries(500));
        Tag shelf = new Tag("cache", "shelf");
        for (CacheCounter counter : CacheCounter.values()) {
            assertThat(value("cache." + TemplateMetrics.name(counter), shelf)).isEqualTo(0L);
        }
        cache.put("id", "value");
        cache.get("id");
        cache.get("other");

        assertThat(value("cache.entries", shelf)).isEqualTo(1);
        assertThat(value("cache.max.entries", shelf)).isEqualTo(500);
        assertThat(value("cache.disk.entries", shelf)).isEqualTo(0);
        assertThat(value("cache.disk.bytes", shelf)).isEqualTo(0L);
        assertThat(value("cache.requests", shelf)).isEqualTo(2L);
        assertThat(value("cache.memory.hits", shelf)).isEqualTo(1L);
        assertThat(value("cache.misses", shelf)).isEqualTo(1L);
    }

    @Test
    void registersTemplateMetricsAtFirstCount() {
        CacheInstance cache = service.instance(CacheSettings.named("shelf"));
        assertThat(gauges.keySet()).noneMatch(name -> name.contains("template"));

        cache.get("id", id -> "value", EntryOptions.DEFAULT.withTemplate("Book"));
        cache.get("id", id -> "value", EntryOptions.DEFAULT.withTemplate("Book"));

        Tag[] tags = {new Tag("cache", "shelf"), new Tag("template", "Book")};
        assertThat(value("cache.template.requests", tags)).isEqualTo(2L);
        assertThat(value("cache.template.memory.hits", tags)).isEqualTo(1L);
        assertThat(value("cache.template.misses", tags)).isEqualTo(1L);
        assertThat(value("cache.template.created.locally", tags)).isEqualTo(1L);
    }

    @Test
    void registersMetricsOfExistingInstances() {
        CacheInstance cache = service.instance(CacheSettings.named("shelf"));
        cache.get("id", id -> "value", EntryOptions.DEFAULT.withTemplate("Book"));
        gauges.clear();

        service.watch(new CacheMetrics(registry()));

        assertThat(value("cache.template.misses", new Tag("cache", "shelf"), new Tag("template", "Book")))
                .isEqualTo(1L);
    }

    @Test
    void unregistersMetricsOfClosedInstance() {
        CacheInstance cache = service.instance(CacheSettings.named("shelf"));
        cache.get("id", id -> "value", EntryOptions.DEFAULT.withTemplate("Book"));
        service.remove("shelf");
        assertThat(gauges).isEmpty();
        cache.get("id", id -> "value", EntryOptions.DEFAULT.withTemplate("Late"));
        assertThat(gauges).isEmpty();

        service.instance(CacheSettings.named("shelf"));
        assertThat(value("cache.requests", new Tag("cache", "shelf"))).isEqualTo(0L);
    }
}
