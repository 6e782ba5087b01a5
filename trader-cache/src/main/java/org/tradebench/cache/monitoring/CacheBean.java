package org.tradebench.cache.monitoring;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.spi.ContentDigest;
import org.tradebench.cache.statistics.CacheCounter;

/** Shows one cache instance by JMX. */
record CacheBean(CacheInstance instance) implements CacheMXBean {
    @Override
    public String getName() {
        return instance.name();
    }

    @Override
    public int getEntries() {
        return instance.size();
    }

    @Override
    public int getMaxEntries() {
        return instance.settings().maxEntries();
    }

    @Override
    public int getEntriesOnDisk() {
        return instance.idsOnDisk().size();
    }

    @Override
    public long getBytesOnDisk() {
        return instance.bytesOnDisk();
    }

    @Override
    public Map<String, Long> getCounters() {
        return counters(
                List.of(CacheCounter.values()), counter -> instance.statistics().of(counter));
    }

    @Override
    public Map<String, Map<String, Long>> getTemplates() {
        Map<String, Map<String, Long>> templates = new TreeMap<>();
        for (String template : instance.statistics().templates()) {
            templates.put(
                    template,
                    counters(
                            TemplateMetrics.OF_A_TEMPLATE,
                            counter -> instance.statistics().of(template, counter)));
        }
        return templates;
    }

    private static Map<String, Long> counters(Iterable<CacheCounter> which, ToLongFunction<CacheCounter> value) {
        Map<String, Long> counters = new TreeMap<>();
        which.forEach(counter -> counters.put(counter.name(), value.applyAsLong(counter)));
        return counters;
    }

    @Override
    public List<String> ids(String search, int limit) {
        return texts(instance.entries().map(entry -> entry.id().toString()).filter(id -> id.contains(search)), limit);
    }

    @Override
    public List<String> members(String group, int limit) {
        return texts(instance.members(group).stream().map(Object::toString), limit);
    }

    private static List<String> texts(Stream<String> texts, int limit) {
        return texts.sorted().limit(Math.max(0, limit)).toList();
    }

    @Override
    public String digest() {
        ContentDigest digest = new CacheInspector(instance).digest();
        return digest.entries() + " " + digest.idsText() + " " + digest.contentsText();
    }

    @Override
    public void invalidate(String name) {
        instance.invalidate(name);
    }

    @Override
    public void clear() {
        instance.clear();
    }
}
