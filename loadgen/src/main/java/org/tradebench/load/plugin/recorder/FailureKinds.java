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

    /** A kind of failure: its label and its message without the numbers. */
    private record Key(String label, String pattern) {}

    /** A kind's first message, and how often it came. */
    record Kind(String label, String example, LongAdder count) {}

    private final Map<Key, Kind> kinds = new ConcurrentHashMap<>();
    private final AtomicLong inARow = new AtomicLong();

    /** Takes in a failure; gives how many there were without a right answer between them. */
    long failed(String label, String message) {
        String text = message.length() > LONGEST ? message.substring(0, LONGEST) + "…" : message;
        Key key = new Key(label, text.replaceAll("[0-9]+", "#"));
        Kind kind = kinds.get(key);
        if (kind == null && kinds.size() < KEPT) {
            kind = kinds.computeIfAbsent(key, unused -> new Kind(label, text, new LongAdder()));
        }
        if (kind != null) {
            kind.count().increment();
        }
        return inARow.incrementAndGet();
    }

    /** Ends a row of failures. */
    void succeeded() {
        if (inARow.get() != 0) {
            inARow.set(0);
        }
    }

    Collection<Kind> kinds() {
        return kinds.values();
    }
}
