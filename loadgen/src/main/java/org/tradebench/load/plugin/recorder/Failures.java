package org.tradebench.load.plugin.recorder;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;

/** The first different failures with their counts, and how many came in a row. */
final class Failures {
    private static final int KEPT = 20;
    private static final int LONGEST = 300;

    /** A label and what was wrong. */
    record Kind(String label, String message) {}

    private final Map<Kind, LongAdder> kinds = new ConcurrentHashMap<>();
    private final AtomicLong inARow = new AtomicLong();

    /** Takes in a failure; gives how many there were without a right answer between them. */
    long failed(String label, String message) {
        Kind kind = new Kind(label, message.length() > LONGEST ? message.substring(0, LONGEST) + "…" : message);
        LongAdder count = kinds.get(kind);
        if (count == null && kinds.size() < KEPT) {
            count = kinds.computeIfAbsent(kind, unused -> new LongAdder());
        }
        if (count != null) {
            count.increment();
        }
        return inARow.incrementAndGet();
    }

    /** Takes in a right answer. */
    void succeeded() {
        if (inARow.get() != 0) {
            inARow.set(0);
        }
    }

    Map<Kind, LongAdder> kinds() {
        return kinds;
    }
}
