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

    private static final int KINDS = Counter.values().length;

    private final LongAdder[] instance = adders();
    private final ConcurrentMap<String, LongAdder[]> templates = new ConcurrentHashMap<>();

    private static LongAdder[] adders() {
        LongAdder[] adders = new LongAdder[KINDS];
        for (int i = 0; i < KINDS; i++) {
            adders[i] = new LongAdder();
        }
        return adders;
    }

    /** @param template "" when nobody says */
    public void count(Counter counter, String template) {
        instance[counter.ordinal()].increment();
        if (!template.isEmpty()) {
            of(template)[counter.ordinal()].increment();
        }
    }

    public void count(Counter counter) {
        instance[counter.ordinal()].increment();
    }

    public void add(Counter counter, long number) {
        instance[counter.ordinal()].add(number);
    }

    private LongAdder[] of(String template) {
        LongAdder[] adders = templates.get(template);
        return adders != null ? adders : templates.computeIfAbsent(template, name -> adders());
    }

    @Override
    public long of(Counter counter) {
        return instance[counter.ordinal()].sum();
    }

    @Override
    public long of(String template, Counter counter) {
        LongAdder[] adders = templates.get(template);
        return adders == null ? 0 : adders[counter.ordinal()].sum();
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
        for (LongAdder adder : instance) {
            adder.reset();
        }
        templates.clear();
    }
}
