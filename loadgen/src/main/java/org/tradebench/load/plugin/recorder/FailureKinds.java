package org.tradebench.load.plugin.recorder;

import java.util.Collection;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;

/** The first different failures with their counts, and how many came in a row. Failures that differ in numbers only are one kind. */
final class FailureKinds {
    private static final int KEPT = 20;
    private static final int LONGEST = 300;

    /** Nanoseconds for which a server that has answered may answer nothing: one that starts cold on a busy machine is taken out by its proxy for a while. */
    private static final long PATIENCE = 30_000_000_000L;

    /** A kind of failure: its label and its message without the numbers. */
    private record Key(String label, String pattern) {}

    /** A kind's first message, and how often it came. */
    record Kind(String label, String example, LongAdder count) {}

    private final Map<Key, Kind> kinds = new ConcurrentHashMap<>();
    private final AtomicLong inARow = new AtomicLong();

    /** When the first failure of the row came. */
    private volatile long began;

    private volatile boolean everSucceeded;

    /**
     * Takes in a failure; gives how many there were without a right answer between them.
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

    /** Returns whether to wait longer is pointless: there was no right answer at all, or a row of failures has lasted 30 s. */
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
