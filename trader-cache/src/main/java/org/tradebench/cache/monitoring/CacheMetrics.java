package org.tradebench.cache.monitoring;

import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Supplier;
import org.eclipse.microprofile.metrics.Metadata;
import org.eclipse.microprofile.metrics.MetricID;
import org.eclipse.microprofile.metrics.MetricRegistry;
import org.eclipse.microprofile.metrics.Tag;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.spi.InstanceWatcher;
import org.tradebench.cache.statistics.CacheCounter;

/**
 * Publishes the metrics of every cache instance as MicroProfile Metrics. Of an instance: {@code cache.entries}, {@code cache.max.entries}, {@code
 * cache.disk.entries}, {@code cache.disk.bytes} and each {@link CacheCounter} as {@code cache.<name>}, tag {@code cache} with the instance's name. Of a
 * template: {@code cache.template.<name>} for its counters, with a tag {@code template} besides. All are gauges that read the counter when they are asked, so a
 * hit pays nothing for them.
 */
public final class CacheMetrics implements InstanceWatcher {
    private final MetricRegistry registry;
    private final Map<String, InstanceGauges> shown = new ConcurrentHashMap<>();

    public CacheMetrics(MetricRegistry registry) {
        this.registry = registry;
    }

    @Override
    public void opened(CacheInstance instance) {
        InstanceGauges one = new InstanceGauges(instance);
        shown.put(instance.name(), one);
        one.show();
    }

    @Override
    public void closed(CacheInstance instance) {
        InstanceGauges one = shown.remove(instance.name());
        if (one != null) {
            one.hide();
        }
    }

    private final class InstanceGauges {
        private final CacheInstance instance;
        private final Tag cache;
        private final Queue<MetricID> registered = new ConcurrentLinkedQueue<>();
        private boolean hidden;

        InstanceGauges(CacheInstance instance) {
            this.instance = instance;
            this.cache = new Tag("cache", instance.name());
        }

        void show() {
            gauge("cache.entries", "Entries in memory now", instance::size, cache);
            gauge(
                    "cache.max.entries",
                    "Entries that memory has room for",
                    () -> instance.settings().maxEntries(),
                    cache);
            gauge(
                    "cache.disk.entries",
                    "Entries on disk now",
                    () -> instance.idsOnDisk().size(),
                    cache);
            gauge("cache.disk.bytes", "Bytes of the file on disk", instance::bytesOnDisk, cache);
            for (CacheCounter counter : CacheCounter.values()) {
                gauge(
                        "cache." + TemplateMetrics.name(counter),
                        "Since the instance was made",
                        () -> instance.statistics().of(counter),
                        cache);
            }
            instance.statistics().eachTemplate(this::show);
        }

        private void show(String template) {
            Tag tag = new Tag("template", template);
            for (CacheCounter counter : TemplateMetrics.OF_A_TEMPLATE) {
                gauge(
                        "cache.template." + TemplateMetrics.name(counter),
                        "Of one template, since the instance was made",
                        () -> instance.statistics().of(template, counter),
                        cache,
                        tag);
            }
        }

        private synchronized void gauge(String name, String description, Supplier<Number> value, Tag... tags) {
            if (!hidden) {
                Metadata metadata = Metadata.builder()
                        .withName(name)
                        .withDescription(description)
                        .build();
                registry.gauge(metadata, value, tags);
                registered.add(new MetricID(name, tags));
            }
        }

        synchronized void hide() {
            hidden = true;
            registered.forEach(registry::remove);
        }
    }
}
