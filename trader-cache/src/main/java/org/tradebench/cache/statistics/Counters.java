package org.tradebench.cache.statistics;

import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.LongAdder;

/** Counts for one cache instance; any number of threads at once. */
public final class Counters implements CacheStatistics {

    private final Map<Counter, LongAdder> instance = adders();
    private final ConcurrentMap<String, Map<Counter, LongAdder>> templates = new ConcurrentHashMap<>();

    /** Never changed once made: safe to read for every thread. */
    private static Map<Counter, LongAdder> adders() {
        Map<Counter, LongAdder> adders = new EnumMap<>(Counter.class);
        for (Counter counter : Counter.values()) {
            adders.put(counter, new LongAdder());
        }
        return adders;
    }

    /** @param template "" when nobody says */
    public void count(Counter counter, String template) {
        instance.get(counter).increment();
        if (!template.isEmpty()) {
            of(template).get(counter).increment();
        }
    }

    public void count(Counter counter) {
        instance.get(counter).increment();
    }

    public void add(Counter counter, long number) {
        instance.get(counter).add(number);
    }

    private Map<Counter, LongAdder> of(String template) {
        Map<Counter, LongAdder> adders = templates.get(template);
        return adders != null ? adders : templates.computeIfAbsent(template, name -> adders());
    }

    @Override
    public long of(Counter counter) {
        return instance.get(counter).sum();
    }

    @Override
    public long of(String template, Counter counter) {
        Map<Counter, LongAdder> adders = templates.get(template);
        return adders == null ? 0 : adders.get(counter).sum();
    }

    @Override
    public Set<String> templates() {
        return new TreeSet<>(templates.keySet());
    }

    @Override
    public Map<Counter, Long> all() {
        Map<Counter, Long> all = new EnumMap<>(Counter.class);
        for (Counter counter : Counter.values()) {
            all.put(counter, of(counter));
        }
        return all;
    }

    @Override
    public void reset() {
        instance.values().forEach(LongAdder::reset);
        templates.clear();
    }
}
