package org.tradebench.cache.statistics;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Counts the events of one cache instance, from any number of threads at once. Every event is counted once, for its template or, without one, for the
 * instance; the instance's total is the sum. A request is counted once, by how it ended.
 */
public final class Counters implements CacheStatistics {
    private final Adders withoutTemplate = new Adders();
    private final ConcurrentMap<String, Adders> templates = new ConcurrentHashMap<>();
    private final List<Consumer<String>> listeners = new CopyOnWriteArrayList<>();

    private static final class Adders {
        /** Never changed once made: every thread may read it. */
        private final Map<CacheCounter, LongAdder> byCounter = new EnumMap<>(CacheCounter.class);

        Adders() {
            for (CacheCounter counter : CacheCounter.values()) {
                byCounter.put(counter, new LongAdder());
            }
        }

        LongAdder of(CacheCounter counter) {
            return Objects.requireNonNull(byCounter.get(counter));
        }

        long sum(CacheCounter counter) {
            return counter == CacheCounter.REQUESTS
                    ? CacheCounter.ANSWERS.stream()
                            .mapToLong(answer -> of(answer).sum())
                            .sum()
                    : of(counter).sum();
        }

        boolean hasCounted() {
            return byCounter.values().stream().anyMatch(adder -> adder.sum() != 0);
        }

        void reset() {
            byCounter.values().forEach(LongAdder::reset);
        }
    }

    /**
     * Counts one event.
     *
     * @param counter any but {@link CacheCounter#REQUESTS}, which is the sum of the ways in which requests end
     * @param template "" for none
     */
    public void count(CacheCounter counter, String template) {
        of(template).of(counter).increment();
    }

    public void count(CacheCounter counter) {
        withoutTemplate.of(counter).increment();
    }

    public void add(CacheCounter counter, long number) {
        withoutTemplate.of(counter).add(number);
    }

    /** Returns the adder of a template's memory hits, for callers that cannot afford to look it up for each hit. */
    public LongAdder hits(String template) {
        return of(template).of(CacheCounter.MEMORY_HITS);
    }

    private Adders of(String template) {
        if (template.isEmpty()) {
            return withoutTemplate;
        }
        Adders known = templates.get(template);
        return known != null ? known : added(template);
    }

    private Adders added(String template) {
        Adders added = new Adders();
        Adders known = templates.putIfAbsent(template, added);
        if (known != null) {
            return known;
        }
        listeners.forEach(listener -> listener.accept(template));
        return added;
    }

    @Override
    public void eachTemplate(Consumer<String> listener) {
        listeners.add(listener);
        templates.keySet().forEach(listener);
    }

    @Override
    public long of(CacheCounter counter) {
        long sum = withoutTemplate.sum(counter);
        for (Adders adders : templates.values()) {
            sum += adders.sum(counter);
        }
        return sum;
    }

    @Override
    public long of(String template, CacheCounter counter) {
        Adders adders = template.isEmpty() ? withoutTemplate : templates.get(template);
        return adders == null ? 0 : adders.sum(counter);
    }

    @Override
    public Set<String> templates() {
        return templates.entrySet().stream()
                .filter(template -> template.getValue().hasCounted())
                .map(Map.Entry::getKey)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Override
    public Map<CacheCounter, Long> all() {
        Map<CacheCounter, Long> all = new EnumMap<>(CacheCounter.class);
        for (CacheCounter counter : CacheCounter.values()) {
            all.put(counter, of(counter));
        }
        return all;
    }

    /** Sets every adder to zero and keeps it, because entries hold on to the adders of their hits. */
    @Override
    public void reset() {
        withoutTemplate.reset();
        templates.values().forEach(Adders::reset);
    }
}
