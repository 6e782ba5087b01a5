package org.tradebench.load.plugin.recorder;

import java.util.Collection;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;

/** Counts the first different kinds of failures, and how many failures came in a row. Failures that differ in numbers only are one kind. */
final class FailureKinds {
    private static final int KEPT = 20;
    private static final int LONGEST = 300;

    /** Nanoseconds for which a server that has answered may answer nothing: a proxy removes one that starts cold on a busy machine for a while. */
    private static final long PATIENCE = 30_000_000_000L;

    /** Identifies a kind of failure by its label and its message without the numbers. */
    private record Key(String label, String pattern) {}

    /** Holds a kind's first message, and its count. */
    record Kind(String label, String example, LongAdder count) {}

    private final Map<Key, Kind> kinds = new ConcurrentHashMap<>();
    private final AtomicLong inARow = new AtomicLong();

    /** When the first failure of the row came. */
    private volatile long began;

    private volatile boolean everSucceeded;

    /**
     * Records a failure, and returns how many there were in a row without a right answer.
     *
     * @param at nanoseconds since the run began
     */
    long failed(String label, String message, long at) {
        String text = message.length() > LONGEST ? message.substring(0, LONGEST) + "…" : message;
        Key key = new Key(label, text.replaceAll("[0-9]+", "#"));
        Kind kind = kinds.get(key);
        if (kind == null && kinds.size() < KEPT) {
            kind = kinds.computeIfAbsent(key, unused -> new Kind(label, text, new LongAdder()));
        }
        if (kind != null) {
            kind.count().increment();
        }
        long count = inARow.incrementAndGet();
        if (count == 1) {
            began = at;
        }
        return count;
    }

    /** Returns whether to continue is pointless: there was no right answer at all, or a row of failures has lasted 30 s. */
    boolean isHopeless(long at) {
        return !everSucceeded || at - began >= PATIENCE;
    }

    /** Ends a row of failures. */
    void succeeded() {
        if (!everSucceeded) {
            everSucceeded = true;
        }
        if (inARow.get() != 0) {
            inARow.set(0);
        }
    }

    Collection<Kind> kinds() {
        return kinds.values();
    }
}
