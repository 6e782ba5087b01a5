package org.tradebench.cache.statistics;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Counts for one cache instance; any number of threads at once. Every event is counted in one place only, its template's or, without one, the instance's:
 * the instance's figure is the sum. A request is counted once, by how it ended.
 */
public final class Counters implements CacheStatistics {

    private final Map<Counter, LongAdder> nameless = adders();
    private final ConcurrentMap<String, Map<Counter, LongAdder>> templates = new ConcurrentHashMap<>();
    private final List<Consumer<String>> listeners = new CopyOnWriteArrayList<>();

    /** Never changed once made: safe to read for every thread. */
    private static Map<Counter, LongAdder> adders() {
        Map<Counter, LongAdder> adders = new EnumMap<>(Counter.class);
        for (Counter counter : Counter.values()) {
            adders.put(counter, new LongAdder());
        }
        return adders;
    }

    /**
     * @param counter any but {@link Counter#REQUESTS}, which are the sum of their answers
     * @param template "" when nobody says
     */
    public void count(Counter counter, String template) {
        of(template).get(counter).increment();
    }

    public void count(Counter counter) {
        nameless.get(counter).increment();
    }

    public void add(Counter counter, long number) {
        nameless.get(counter).add(number);
    }

    /** Where the hits in memory of a template are counted, for whoever cannot afford to look it up each time. */
    public LongAdder hits(String template) {
        return of(template).get(Counter.MEMORY_HITS);
    }

    private Map<Counter, LongAdder> of(String template) {
        if (template.isEmpty()) {
            return nameless;
        }
        Map<Counter, LongAdder> there = templates.get(template);
        return there != null ? there : made(template);
    }

    private Map<Counter, LongAdder> made(String template) {
        Map<Counter, LongAdder> made = adders();
        Map<Counter, LongAdder> there = templates.putIfAbsent(template, made);
        if (there != null) {
            return there;
        }
        listeners.forEach(listener -> listener.accept(template));
        return made;
    }

    @Override
    public void eachTemplate(Consumer<String> listener) {
        listeners.add(listener);
        templates.keySet().forEach(listener);
    }

    @Override
    public long of(Counter counter) {
        long sum = of(nameless, counter);
        for (Map<Counter, LongAdder> adders : templates.values()) {
            sum += of(adders, counter);
        }
        return sum;
    }

    @Override
    public long of(String template, Counter counter) {
        Map<Counter, LongAdder> adders = template.isEmpty() ? nameless : templates.get(template);
        return adders == null ? 0 : of(adders, counter);
    }

    private static long of(Map<Counter, LongAdder> adders, Counter counter) {
        return counter == Counter.REQUESTS
                ? Counter.ANSWERS.stream()
                        .mapToLong(answer -> adders.get(answer).sum())
                        .sum()
                : adders.get(counter).sum();
    }

    @Override
    public Set<String> templates() {
        return templates.entrySet().stream()
                .filter(template -> template.getValue().values().stream().anyMatch(adder -> adder.sum() != 0))
                .map(Map.Entry::getKey)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Override
    public Map<Counter, Long> all() {
        Map<Counter, Long> all = new EnumMap<>(Counter.class);
        for (Counter counter : Counter.values()) {
            all.put(counter, of(counter));
        }
        return all;
    }

    /** The adders stay: entries hold on to those of their hits. */
    @Override
    public void reset() {
        reset(nameless);
        templates.values().forEach(Counters::reset);
    }

    private static void reset(Map<Counter, LongAdder> adders) {
        for (LongAdder adder : adders.values()) {
            adder.reset();
        }
    }
}
