package org.tradebench.cache.coherence;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Records for each origin of a few the highest invalidation (a vector clock); 0 for an absent origin. Immutable, and small enough that copying beats any
 * structure.
 */
public final class Positions {
    public static final Positions NONE = new Positions(new Origin[0], new long[0]);

    private final Origin[] origins;
    private final long[] numbers;

    private Positions(Origin[] origins, long[] numbers) {
        this.origins = origins;
        this.numbers = numbers;
    }

    public static Positions of(Map<Origin, Long> numbers) {
        Positions positions = NONE;
        for (Map.Entry<Origin, Long> entry : numbers.entrySet()) {
            positions = positions.with(entry.getKey(), entry.getValue());
        }
        return positions;
    }

    public long of(Origin origin) {
        int index = indexOf(origin);
        return index < 0 ? 0 : numbers[index];
    }

    public boolean knows(Origin origin) {
        return indexOf(origin) >= 0;
    }

    public Positions with(Origin origin, long number) {
        int index = indexOf(origin);
        if (index >= 0) {
            long[] changed = numbers.clone();
            changed[index] = number;
            return new Positions(origins, changed);
        }
        Origin[] more = Arrays.copyOf(origins, origins.length + 1);
        long[] longer = Arrays.copyOf(numbers, numbers.length + 1);
        more[origins.length] = origin;
        longer[origins.length] = number;
        return new Positions(more, longer);
    }

    public Positions without(Origin origin) {
        Map<Origin, Long> left = asMap();
        left.remove(origin);
        return of(left);
    }

    /** Returns whether every origin's number here is at least the other's. */
    public boolean covers(Positions other) {
        for (int i = 0; i < other.origins.length; i++) {
            if (of(other.origins[i]) < other.numbers[i]) {
                return false;
            }
        }
        return true;
    }

    public Map<Origin, Long> asMap() {
        Map<Origin, Long> map = new TreeMap<>(Comparator.comparing(Origin::id));
        for (int i = 0; i < origins.length; i++) {
            map.put(origins[i], numbers[i]);
        }
        return map;
    }

    private int indexOf(Origin origin) {
        for (int i = 0; i < origins.length; i++) {
            if (origins[i].equals(origin)) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Positions that && asMap().equals(that.asMap());
    }

    @Override
    public int hashCode() {
        return asMap().hashCode();
    }

    @Override
    public String toString() {
        return asMap().entrySet().stream()
                .map(entry -> entry.getKey() + ":" + entry.getValue())
                .collect(Collectors.joining(",", "{", "}"));
    }
}
