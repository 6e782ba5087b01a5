package org.tradebench.cache.coherence;

import java.util.Map;
import java.util.TreeMap;

/** Collects the numbers of one origin that were applied before an earlier one came. One thread at a time. */
final class OutOfOrderNumbers {
    /** First number of each unbroken run, and its last. Runs may touch; none lies within another. */
    private final TreeMap<Long, Long> runs = new TreeMap<>();

    void add(long first, long last) {
        runs.merge(first, last, Math::max);
    }

    boolean contains(long first, long last) {
        Map.Entry<Long, Long> run = runs.floorEntry(first);
        return run != null && run.getValue() >= last;
    }

    /** Returns how far the numbers go on from a position without a gap, and forgets what lies up to there. */
    long advance(long position) {
        long advanced = position;
        while (!runs.isEmpty() && runs.firstKey() <= advanced + 1) {
            advanced = Math.max(advanced, runs.pollFirstEntry().getValue());
        }
        return advanced;
    }
}
