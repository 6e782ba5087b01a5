package org.tradebench.app.primitives.common;

import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;

/** Counts the requests of one primitive since the server started. */
public final class HitCounter {
    private final String since = "Started at " + Instant.now() + ", hit ";
    private final AtomicLong count = new AtomicLong();

    /** Counts a hit and describes it; safe in HTML. */
    public String next() {
        return since + count.incrementAndGet();
    }
}
