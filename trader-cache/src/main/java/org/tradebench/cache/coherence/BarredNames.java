package org.tradebench.cache.coherence;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * Holds the names that writers have announced to change: no value may be stored under a lease for them until the writers are done. One thread writes at a time;
 * any thread reads.
 */
final class BarredNames {
    /** Holds one announcement of a writer, and what must have been applied before it may be lifted; -1: the writer is not done. */
    private static final class Bar {
        private final Set<Object> names;
        private long liftAt = -1;

        private Bar(Set<?> names) {
            this.names = Set.copyOf(names);
        }
    }

    private final Map<Origin, TreeMap<Long, Bar>> byWriter = new HashMap<>();
    private final ConcurrentMap<Object, Integer> counts = new ConcurrentHashMap<>();

    boolean refuse(Object name) {
        return counts.containsKey(name);
    }

    boolean isEmpty() {
        return counts.isEmpty();
    }

    /** @return whether this announcement was not known */
    boolean put(Origin writer, long token, Set<?> names) {
        Bar bar = new Bar(names);
        boolean isNew = byWriter.computeIfAbsent(writer, w -> new TreeMap<>()).putIfAbsent(token, bar) == null;
        if (isNew) {
            bar.names.forEach(name -> counts.merge(name, 1, Integer::sum));
        }
        return isNew;
    }

    /** Marks the writer as done; the bar falls when its invalidations up to the number are applied. */
    void lift(Origin writer, long token, long number) {
        Bar bar = byWriter.getOrDefault(writer, new TreeMap<>()).get(token);
        if (bar != null && bar.liftAt < 0) {
            bar.liftAt = number;
        }
    }

    /** Lifts all that the writer had announced up to the highest token, except those that still stand. */
    void liftOthers(Origin writer, long highestToken, Set<Long> open, long number) {
        TreeMap<Long, Bar> bars = byWriter.get(writer);
        if (bars != null) {
            Set<Long> done = new HashSet<>(bars.headMap(highestToken, true).keySet());
            done.removeAll(open);
            done.forEach(token -> lift(writer, token, number));
        }
    }

    void reached(Origin writer, long position) {
        TreeMap<Long, Bar> bars = byWriter.get(writer);
        if (bars != null) {
            bars.values().removeIf(bar -> {
                boolean falls = bar.liftAt >= 0 && bar.liftAt <= position;
                if (falls) {
                    release(bar);
                }
                return falls;
            });
            if (bars.isEmpty()) {
                byWriter.remove(writer);
            }
        }
    }

    void forgetOrigin(Origin writer) {
        TreeMap<Long, Bar> bars = byWriter.remove(writer);
        if (bars != null) {
            bars.values().forEach(this::release);
        }
    }

    private void release(Bar bar) {
        bar.names.forEach(name -> counts.computeIfPresent(name, (n, count) -> count == 1 ? null : count - 1));
    }
}
